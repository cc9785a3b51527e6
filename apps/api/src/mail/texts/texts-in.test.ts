import { consentStatement } from '@panelwise/contracts/domain/consent-texts';
import { languages } from '@panelwise/contracts/domain/languages';
import { describe, expect, test } from 'vitest';
import type { MailTexts, MailWords } from './mail-texts.ts';
import { namelessDevice } from './sentences.ts';
import { textsIn } from './texts-in.ts';

const at = new Date('2026-11-05T14:07:00Z');
const told = {
  firstname: 'Kemi',
  parentName: 'Ada Obi',
  title: 'The Moon',
  address: 'https://panelwise.test/x',
};
const agreed = { ...told, kind: 'notice', relation: 'guardian', statement: 'Word for word.' } as const;
const code = { code: '0417', minutes: 10 };

type Words = MailWords | string;
/** Every mail and sentence once, made of the same facts. The compiler asks for those that are new. */
const said: {
  [Name in Exclude<keyof MailTexts, 'language' | 'weekly' | 'reminder'>]: (texts: MailTexts) => Words;
} = {
  hello: (texts) => texts.hello('Kemi'),
  farewell: (texts) => texts.farewell,
  quote: (texts) => texts.quote('The Moon'),
  signUp: (texts) => texts.signUp({ ...code, username: 'kemi9' }),
  haveAccount: (texts) => texts.haveAccount(),
  severalSignUps: (texts) => texts.severalSignUps(),
  resetPassword: (texts) => texts.resetPassword(code),
  newDevice: (texts) => texts.newDevice({ device: 'Firefox on Windows', at }),
  newPassword: (texts) => texts.newPassword({ at }),
  passkeyAdded: (texts) => texts.passkeyAdded({ at }),
  passkeyTakenAway: (texts) => texts.passkeyTakenAway({ at }),
  titleOfPart: (texts) => texts.titleOfPart({ title: 'The Moon', part: 3 }),
  accepted: (texts) => texts.accepted(told),
  declined: (texts) => texts.declined({ ...told, reason: ['    Too dark.'], place: { page: 4, panel: 7 } }),
  changesAsked: (texts) =>
    texts.changesAsked({ ...told, reason: ['    Too dark.'], changes: [{ page: 4, panel: 7 }] }),
  lookedAt: (texts) => texts.lookedAt(told),
  shownAgain: (texts) => texts.shownAgain(told),
  consentRequest: (texts) => texts.consentRequest({ ...told, relation: 'guardian', days: 7 }),
  consentNotice: (texts) => texts.consentNotice(agreed),
  consentReceipt: (texts) => texts.consentReceipt({ ...agreed, kind: 'verifiable', day: '2026-11-05' }),
  consentWithdrawn: (texts) => texts.consentWithdrawn(),
  parentLinked: (texts) => texts.parentLinked(told),
  unlinked: (texts) => texts.unlinked(told),
  childDeleted: (texts) => texts.childDeleted(),
};
const inLetter: { [Name in keyof MailTexts['weekly']]: (texts: MailTexts['weekly']) => string } = {
  subject: (texts) => texts.subject('Kemi'),
  readNothing: (texts) => texts.readNothing('Kemi'),
  read: (texts) => texts.read({ firstname: 'Kemi', comics: 3, minutes: 17, titles: 'The Moon' }),
  moreComics: (texts) => texts.moreComics(3),
  known: (texts) => texts.known('The Moon'),
  oneThing: (texts) => texts.oneThing('Read.'),
  shaky: (texts) => texts.shaky({ title: 'The Moon', shaky: 3, items: 17 }),
  tell: (texts) => texts.tell(told),
  choose: (texts) => texts.choose('Kemi'),
  askedFor: (texts) => texts.askedFor,
  oneClick: (texts) => texts.oneClick,
  endOnPage: (texts) => texts.endOnPage,
};
const inReminder: { [Name in keyof MailTexts['reminder']]: (texts: MailTexts['reminder']) => string } = {
  subjectOfOwn: (texts) => texts.subjectOfOwn(3),
  subjectOfOthers: (texts) => texts.subjectOfOthers('Kemi'),
  dueToYou: (texts) => texts.dueToYou({ items: 3, titles: 'The Moon' }),
  dueToChild: (texts) => texts.dueToChild({ firstname: 'Kemi', items: 3, titles: 'The Moon' }),
  moreTitles: (texts) => texts.moreTitles(3),
  why: (texts) => texts.why,
  howOften: (texts) => texts.howOften,
  oneClick: (texts) => texts.oneClick,
  endOnPage: (texts) => texts.endOnPage,
};

/** What is said in a language, by the name of the mail and its place: subject and text apart. */
function everythingIn(texts: MailTexts): Map<string, string> {
  const whole = (name: string, words: Words): [string, string][] =>
    typeof words === 'string'
      ? [[name, words]]
      : [
          [`${name}, subject`, words.subject],
          [name, words.lines.join('\n')],
        ];
  return new Map([
    ...Object.entries(said).flatMap(([name, say]) => whole(name, say(texts))),
    ...Object.entries(inLetter).flatMap(([name, say]) => whole(`letter: ${name}`, say(texts.weekly))),
    ...Object.entries(inReminder).flatMap(([name, say]) => whole(`reminder: ${name}`, say(texts.reminder))),
  ]);
}

/** The facts in a text, and names that are the same in all languages; a date is told by its day and minute. */
const facts =
  /Kemi|Ada Obi|The Moon|https:\S+|Word for word\.|Read\.|Too dark\.|0417|kemi9|Firefox|Windows|2026-11-05|\b(?:2026|[3457]|05?|07|10|14|17)\b|UTC|Panelwise/g;
const factsIn = (text: string) => [...new Set(text.match(facts) ?? [])].sort();
const english = everythingIn(textsIn('en'));

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  const there = everythingIn(textsIn(language));

  test('every mail says every fact that the English one says', () => {
    for (const [name, text] of english) {
      // Hindi tells the hour of a day by twelve.
      const missing = factsIn(text).filter(
        (fact) => fact !== '14' && !factsIn(there.get(name)!).includes(fact),
      );
      expect.soft([name, missing]).toEqual([name, []]);
    }
  });

  test('nothing is left in English, and nothing is empty', () => {
    const names = new Set(['titleOfPart', 'quote']);
    for (const [name, text] of english) {
      const translated = there.get(name)!;
      expect.soft(translated.trim()).not.toBe('');
      if (!names.has(name)) expect.soft([name, translated]).not.toEqual([name, text]);
      expect.soft(translated).not.toMatch(/\b(the|you|your|with|and|comics? to)\b/);
    }
  });

  test('a device is told in its words', () => {
    for (const device of ['Firefox on Windows', namelessDevice]) {
      const { lines } = textsIn(language).newDevice({ device, at });
      expect(lines.join('\n')).not.toMatch(/ on |A program/);
    }
  });

  test('what is agreed to is kept word for word, under what it means', () => {
    for (const kind of ['verifiable', 'notice', 'school'] as const) {
      const statement = consentStatement(kind, 'Kemi', 'teacher');
      const { lines } = textsIn(language).consentReceipt({ ...agreed, kind, statement, day: '2026-11-05' });
      expect(lines).toContain(`    ${statement}`);
      expect(lines[2]).toMatch(/^ {4}.*Kemi.*Panelwise/);
    }
  });

  test('one of something is told as one', () => {
    const { weekly, reminder } = textsIn(language);
    const one = { title: 'The Moon', shaky: 1, items: 9 };
    expect(weekly.shaky(one)).not.toBe(weekly.shaky({ ...one, shaky: 2 }).replace('2', '1'));
    if (language !== 'hi')
      expect(reminder.subjectOfOwn(1)).not.toBe(reminder.subjectOfOwn(2).replace('2', '1'));
  });
});

test('who told no language is written to in English', () => {
  expect(textsIn(null)).toBe(textsIn('en'));
});
