import type { ReviewPlace } from '@panelwise/contracts/domain/comic';
import type { ComicNoticeKind } from '@panelwise/contracts/domain/notice';
import { type Addressee, letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { MailTexts, MailWords } from '../../mail/texts/mail-texts.ts';

export type DecisionNews = {
  to: Addressee;
  title: string;
  /** Which part it is, where it has more than one. */
  part: number | undefined;
  /** The whole address where the creator goes on; left out where the site does not know its own. */
  address: string | undefined;
  kind: ComicNoticeKind;
  /** What the reviewer asks for, where it was sent back. */
  reason: string;
  place: ReviewPlace | undefined;
  /** All that is to be changed, where that was asked. */
  changes: ReviewPlace[];
};

/** The mail to a creator about what became of a comic of theirs. */
export function decisionMail({ to, address, ...news }: DecisionNews): Mail {
  return {
    to: to.email,
    ...letter(to, (texts) => {
      const { subject, lines } = wordsOn(texts, news);
      return { subject, lines: [...lines, ...(address ? ['', `    ${address}`] : [])] };
    }),
  };
}

function wordsOn(
  texts: MailTexts,
  { title: whole, part, kind, reason, place, changes }: Omit<DecisionNews, 'to' | 'address'>,
): MailWords {
  const title = part === undefined ? whole : texts.titleOfPart({ title: whole, part });
  switch (kind) {
    case 'accepted':
      return texts.accepted({ title });
    case 'changes-asked':
      return texts.changesAsked({ title, reason: quoted(reason), changes });
    case 'declined':
      return texts.declined({ title, reason: quoted(reason), place });
    case 'looked-at':
      return texts.lookedAt({ title });
    case 'shown-again':
      return texts.shownAgain({ title });
  }
}

const quoted = (reason: string) => reason.split('\n').map((line) => `    ${line}`);
