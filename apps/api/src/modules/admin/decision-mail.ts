import type { ReviewPlace } from '@panelwise/contracts/domain/comic';
import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

export type DecisionNews = {
  to: { email: string; firstname: string };
  /** With its part, where it has more than one. */
  title: string;
  /** The whole address where the creator goes on; left out where the site does not know its own. */
  address: string | undefined;
  /** What the reviewer asks for; of a comic that was let in there is none. */
  declined: { reason: string; place: ReviewPlace | undefined } | undefined;
};

/** The mail to a creator whose comic was let in or sent back. */
export function decisionMail({ to, title, address, declined }: DecisionNews): Mail {
  const place = declined?.place;
  const on = place ? ` on page ${place.page}${place.panel ? `, panel ${place.panel}` : ''}` : '';
  const lines = declined
    ? [
        `a reviewer read your comic “${title}” and asks for a change${on}:`,
        '',
        ...declined.reason.split('\n').map((line) => `    ${line}`),
        '',
        'Change it, then submit it again. You find it under “My comics”.',
      ]
    : [
        `a reviewer read your comic “${title}” and let it in. It is in the library now, for every class to read.`,
      ];
  return {
    to: to.email,
    subject: declined ? `“${title}” needs a change` : `“${title}” is in the library`,
    text: letter([`Hello ${to.firstname},`, '', ...lines, ...(address ? ['', `    ${address}`] : [])]),
  };
}
