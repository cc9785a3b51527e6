import type { AdultRelation, ConsentKind } from '@panelwise/contracts/domain/consent';
import type { Language } from '@panelwise/contracts/domain/languages';
import { limits } from '@panelwise/contracts/domain/limits';
import { daysOf } from '@panelwise/contracts/domain/retention';
import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

/** An adult may have no account: they are written to in the language of who named them. */
type About = {
  childId: string;
  firstname: string;
  adultEmail: string;
  relation: AdultRelation;
  address: string;
  language: Language | null;
};
type Agreed = About & { kind: ConsentKind; statement: string };

/** Asks a parent or guardian for their consent. */
export const requestMail = ({ childId, adultEmail, language, ...told }: About): Mail => ({
  to: adultEmail,
  about: childId,
  ...letter({ language }, (texts) => texts.consentRequest({ ...told, days: daysOf(limits.consentLinkMs) })),
});

/** Tells an adult of an older child about the account. */
export const noticeMail = ({ childId, adultEmail, language, ...told }: Agreed): Mail => ({
  to: adultEmail,
  about: childId,
  ...letter({ language }, (texts) => texts.consentNotice(told)),
});

/** The receipt, with the way back. */
export const receiptMail = ({
  childId,
  adultEmail,
  language,
  confirmedAt,
  ...told
}: Agreed & { confirmedAt: Date }): Mail => ({
  to: adultEmail,
  about: childId,
  ...letter({ language }, (texts) =>
    texts.consentReceipt({ ...told, day: confirmedAt.toISOString().slice(0, 10) }),
  ),
});

/** What has come of a withdrawal. It names nobody: what there was is being deleted. */
export const withdrawnMail = (adultEmail: string, childId: string, language: Language | null): Mail => ({
  to: adultEmail,
  about: childId,
  ...letter({ language }, (texts) => texts.consentWithdrawn()),
});
