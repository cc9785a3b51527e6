import { type Addressee, letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

/** They are not greeted by name. */
type Adult = Omit<Addressee, 'firstname'>;
type News = { childId: string; firstname: string; parentName: string };

/** Tells a parent, or whoever agreed to the account, that another grown-up sees the child's learning from now on. */
export const parentLinkedMail = ({ email, language }: Adult, { childId, ...news }: News): Mail => ({
  to: email,
  about: childId,
  ...letter({ language }, (texts) => texts.parentLinked(news)),
});

/** Tells a parent that the child, or the school, has ended the link. */
export const unlinkedMail = (
  { email, language }: Adult,
  { childId, firstname }: Omit<News, 'parentName'>,
): Mail => ({
  to: email,
  about: childId,
  ...letter({ language }, (texts) => texts.unlinked({ firstname })),
});

/** What has come of a deletion that a parent asked for. */
export const childDeletedMail = ({ email, language }: Adult, childId: string): Mail => ({
  to: email,
  about: childId,
  ...letter({ language }, (texts) => texts.childDeleted()),
});
