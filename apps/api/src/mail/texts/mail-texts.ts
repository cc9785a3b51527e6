import type { ReviewPlace } from '@panelwise/contracts/domain/comic';
import type { AdultRelation, ConsentKind } from '@panelwise/contracts/domain/consent';
import type { Language } from '@panelwise/contracts/domain/languages';

/** A mail in words: its subject, and its text from below the greeting to above the end that all mails have. */
export type MailWords = { subject: string; lines: string[] };

type Code = { code: string; minutes: number };
type News = { firstname: string; parentName: string };
/** What is kept word for word, and what it is made of. */
type Agreed = { firstname: string; kind: ConsentKind; relation: AdultRelation; statement: string };

/** Everything that mails say, in one language. A language that lacks a mail does not compile. */
export type MailTexts = {
  language: Language;
  /** @param firstname left out where nobody may be greeted by name */
  hello: (firstname?: string) => string;
  farewell: string;
  /** A title, or a name that somebody chose, as it stands in a sentence. */
  quote: (title: string) => string;

  signUp: (told: Code & { username: string }) => MailWords;
  haveAccount: () => MailWords;
  severalSignUps: () => MailWords;
  resetPassword: (told: Code) => MailWords;
  newDevice: (told: { device: string; at: Date }) => MailWords;
  newPassword: (told: { at: Date }) => MailWords;
  passkeyAdded: (told: { at: Date }) => MailWords;
  passkeyTakenAway: (told: { at: Date }) => MailWords;

  /** The name of a comic that is one of several parts. */
  titleOfPart: (told: { title: string; part: number }) => string;
  accepted: (told: { title: string }) => MailWords;
  declined: (told: { title: string; reason: string[]; place: ReviewPlace | undefined }) => MailWords;
  changesAsked: (told: { title: string; reason: string[]; changes: ReviewPlace[] }) => MailWords;
  lookedAt: (told: { title: string }) => MailWords;
  shownAgain: (told: { title: string }) => MailWords;

  consentRequest: (told: {
    firstname: string;
    relation: AdultRelation;
    address: string;
    days: number;
  }) => MailWords;
  consentNotice: (told: Agreed & { address: string }) => MailWords;
  consentReceipt: (told: Agreed & { address: string; day: string }) => MailWords;
  consentWithdrawn: () => MailWords;

  parentLinked: (told: News) => MailWords;
  unlinked: (told: { firstname: string }) => MailWords;
  childDeleted: () => MailWords;

  weekly: WeeklyTexts;
  reminder: ReminderTexts;
};

/** Sentences of the letter of a week; titles and names in it come quoted and listed. */
type WeeklyTexts = {
  subject: (names: string) => string;
  readNothing: (firstname: string) => string;
  read: (told: { firstname: string; comics: number; minutes: number; titles: string }) => string;
  moreComics: (n: number) => string;
  known: (title: string) => string;
  oneThing: (thing: string) => string;
  shaky: (told: { title: string; shaky: number; items: number }) => string;
  tell: (told: { firstname: string; title: string }) => string;
  choose: (firstname: string) => string;
  askedFor: string;
  oneClick: string;
  endOnPage: string;
};

/** Sentences of the mail that says what is due. */
type ReminderTexts = {
  subjectOfOwn: (items: number) => string;
  subjectOfOthers: (names: string) => string;
  dueToYou: (told: { items: number; titles: string }) => string;
  dueToChild: (told: { firstname: string; items: number; titles: string }) => string;
  moreTitles: (n: number) => string;
  why: string;
  howOften: string;
  oneClick: string;
  endOnPage: string;
};
