import type { ReviewPlace } from '@panelwise/contracts/domain/comic';
import type { ComicNoticeKind } from '@panelwise/contracts/domain/notice';
import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

export type DecisionNews = {
  to: { email: string; firstname: string };
  /** With its part, where it has more than one. */
  title: string;
  /** The whole address where the creator goes on; left out where the site does not know its own. */
  address: string | undefined;
  kind: ComicNoticeKind;
  /** What the reviewer asks for, where it was declined. */
  reason: string;
  place: ReviewPlace | undefined;
};

/** The mail to a creator about what became of a comic of theirs. */
export function decisionMail({ to, title, address, kind, reason, place }: DecisionNews): Mail {
  const on = place ? ` on page ${place.page}${place.panel ? `, panel ${place.panel}` : ''}` : '';
  const news: Record<ComicNoticeKind, { subject: string; lines: string[] }> = {
    accepted: {
      subject: `“${title}” is in the library`,
      lines: [
        `a reviewer read your comic “${title}” and let it in. It is in the library now, for every class to read.`,
      ],
    },
    declined: {
      subject: `“${title}” needs a change`,
      lines: [
        `a reviewer read your comic “${title}” and asks for a change${on}:`,
        '',
        ...reason.split('\n').map((line) => `    ${line}`),
        '',
        'Change it, then submit it again. You find it under “My comics”.',
      ],
    },
    'looked-at': {
      subject: `We are looking at “${title}”`,
      lines: [
        `some readers asked us to look at your comic “${title}”. A person does that now, and until then it is not shown to readers.`,
        '',
        'You need not do anything. We write to you as soon as somebody has looked.',
      ],
    },
    'shown-again': {
      subject: `“${title}” is shown again`,
      lines: [`a person looked at your comic “${title}”. It is fine as it is, and readers see it again.`],
    },
  };
  const { subject, lines } = news[kind];
  return {
    to: to.email,
    subject,
    text: letter([`Hello ${to.firstname},`, '', ...lines, ...(address ? ['', `    ${address}`] : [])]),
  };
}
