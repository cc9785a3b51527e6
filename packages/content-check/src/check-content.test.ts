import { readFileSync } from 'node:fs';
import { contentTopicNames } from '@panelwise/contracts/domain/content';
import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';

type Labelled = { text: string; topic?: string };
const read = (name: string): Labelled[] =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
const outcomeOf = (text: string, language?: string) =>
  checkContent([{ place: 'story', text }], { language }).outcome;
const only = (text: string) => checkContent([{ place: 'story', text }]).findings[0];

// The rules were made with one half before one's eyes; of the other the numbers were looked at. `tried` came later: each
// of its sentences was tried once before any rule was made for it.
describe.each(['build', 'keep', 'tried'])('of the sentences in “%s”', (half) => {
  test('at most 3 in 100 that must not pass do', () => {
    const all = read(`must-not-pass-${half}`);
    const passed = all.filter(({ text }) => outcomeOf(text) === 'allowed');
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(
      all.every(({ topic }) => half === 'tried' || contentTopicNames.some((name) => name === topic)),
    ).toBe(true);
    expect(passed.length / all.length).toBeLessThanOrEqual(0.03);
  });

  test('at most 1 in 100 ordinary ones is held up', () => {
    const all = read(`ordinary-${half}`);
    const heldUp = all.filter(({ text }) => outcomeOf(text) !== 'allowed');
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(heldUp.length / all.length).toBeLessThanOrEqual(0.01);
  });
});

// Written in one sitting before the check learned anything: of `locked` nothing but numbers was looked at. These bounds
// are what it does now, not what is good enough.
describe('of sentences that nobody had before their eyes', () => {
  test('fewer than 17 in 100 pass that must not', () => {
    const all = read('must-not-pass-locked');
    const passed = all.filter(({ text }) => outcomeOf(text) === 'allowed');
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(passed.length / all.length).toBeLessThan(0.17);
  });

  test('fewer than 3 in 100 ordinary ones with dangerous words are held up', () => {
    const all = read('ordinary-locked');
    const heldUp = all.filter(({ text }) => outcomeOf(text) !== 'allowed');
    expect(all.length).toBeGreaterThanOrEqual(180);
    expect(heldUp.length / all.length).toBeLessThan(0.03);
  });
});

// Written by six strangers who knew nothing of the check, in pairs: what must not pass, and what is fine in nearly the same
// words. Nothing was learned from it. These bounds are what the check does now, which is far from good enough.
describe('of sentences of strangers', () => {
  const share = (name: string, isWrong: (text: string) => boolean) => {
    const all = read(name);
    expect(all.length).toBeGreaterThanOrEqual(1900);
    return all.filter(({ text }) => isWrong(text)).length / all.length;
  };

  test('fewer than 43 in 100 pass that must not', () => {
    expect(share('must-not-pass-exam', (text) => outcomeOf(text) === 'allowed')).toBeLessThan(0.43);
  });

  test('fewer than 13 in 100 ordinary ones are held up', () => {
    expect(share('ordinary-exam', (text) => outcomeOf(text) !== 'allowed')).toBeLessThan(0.13);
  });
});

describe('what is like much that must not pass', () => {
  test.each([
    ['You would look so much prettier if you stopped eating altogether.', 'eating-disorder'],
    ['Nobody at this school would even notice if you never came back to life.', 'bullying'],
    ['We all voted, and you are the ugliest kid in the whole class.', 'bullying'],
  ])('goes to a person, who is told the topic and the words: “%s”', (text, topic) => {
    const finding = only(`Maya reads a book. ${text}`);
    expect(finding).toMatchObject({ topic });
    expect(text).toContain(finding?.words);
  });

  test('is never refused for that alone', () => {
    const text = 'They all say our kind is worth more than those families with their strange food.';
    expect(outcomeOf(text)).not.toBe('refused');
  });
});

describe('who asks whether a child is alone', () => {
  test.each([
    'Bist du allein zu Hause? Mach niemandem auf.',
    '¿Estás solo en casa? No abras la puerta a nadie.',
    'Tu es seul à la maison ? N’ouvre à personne.',
  ])('may, to say that the door stays shut: “%s”', (text) => {
    expect(outcomeOf(text)).toBe('allowed');
  });

  test.each(['Bist du allein zu Hause? Ich komme vorbei.', 'Tu es seule à la maison ? J’arrive.'])(
    'is refused where nothing of the kind follows: “%s”',
    (text) => expect(outcomeOf(text)).toBe('refused'),
  );
});

describe('a disguise is taken off', () => {
  test.each([
    'K!ll y0urself',
    'k i l l  y o u r s e l f',
    'k.i.l.l yourself',
    'kiiill yourself',
    'Кill yоurself',
    'k\u200bill your\u00adself',
    'ｋｉｌｌ yourself',
    '𝓴𝓲𝓵𝓵 yourself',
    'k*ll yourself',
    'kill your self',
    'killyourself',
    'KILL   YOURSELF',
  ])('“%s”', (text) => {
    expect(only(text)).toMatchObject({ topic: 'self-harm', outcome: 'refused', start: 0 });
  });
  test('and the finding says what was written, where', () => {
    const text = 'Hi Ben. K!ll y0urself, kid.';
    const finding = only(text);
    expect(finding?.words).toBe('K!ll y0urself');
    expect(text.slice(finding?.start, finding?.end)).toContain('K!ll y0urself');
  });
});

describe('who does it to whom, and how it is told, decides', () => {
  test.each([
    ['I will kill you.', 'refused'],
    ['I will never kill you.', 'allowed'],
    ['Mom will kill me.', 'allowed'],
    ['He said: “I will kill you.”', 'person'],
    ['“I will kill you,” said the dragon to the knight.', 'person'],
    ['I will kill you in this game of chess.', 'allowed'],
    ['You should not kill yourself. There is help.', 'person'],
    ['Why don’t you kill yourself?', 'refused'],
    ['The word “nigger” was an insult in the time of slavery, said the teacher.', 'person'],
    ['Never mix bleach and ammonia.', 'allowed'],
    ['Mix bleach and ammonia.', 'refused'],
    ['He said: “Mix bleach and ammonia.”', 'refused'],
    ['Don’t tell Mom, it’s a surprise.', 'allowed'],
    ['Send me a photo of you, and don’t tell Mom.', 'refused'],
  ])('“%s” is %s', (text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });
});

describe('a word of one language is not that of another', () => {
  test.each([
    ['Die Katze schläft.', 'allowed'],
    ['Es ist schwül heute.', 'allowed'],
    ['Le train a du retard.', 'allowed'],
    ['El gato negro come.', 'allowed'],
    ['Este año es largo.', 'allowed'],
    ['Der dicke Bär ist sehr dick.', 'allowed'],
  ])('“%s” is %s', (text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });
});

describe('what leads to a real person is kept back', () => {
  test.each([
    'Call me: +49 171 4567890',
    'mia@gmail.com',
    'mia at gmail dot com',
    'She lives at 42 Maple Street.',
    'add me on snap: mia_2011',
    'His card is 4539 1488 0343 6467.',
  ])('“%s”', (text) => {
    expect(only(text)).toMatchObject({ topic: 'personal-data' });
  });
  test.each([
    'Call 911 or 112.',
    'It was in 1492.',
    'Divide 4000000000 by 8.',
    'The speed of light is 299 792 458 metres a second.',
    'Write to mia@example.org.',
    'See https://en.wikipedia.org/wiki/Heart.',
    'Sherlock Holmes lives at 221B Baker Street.',
    'The item has the number 5da02448-8046-47b2-9ca1-04a4692819f0.',
  ])('but not “%s”', (text) => {
    expect(outcomeOf(text)).toBe('allowed');
  });
});

test('what two balloons say together is found, and stands where the first one does', () => {
  const parts = (first: string) => [
    { place: 'line 1', text: first },
    { place: 'line 2', text: 'yourself, kid' },
  ];
  expect(checkContent(parts('Kill')).findings[0]).toMatchObject({
    topic: 'self-harm',
    place: 'line 1',
    words: 'Kill yourself',
  });
  expect(checkContent(parts('Help')).outcome).toBe('allowed');
});

test('the worst comes first, at most 20, each with its place', () => {
  const verdict = checkContent([
    { place: 'title', text: 'What the fuck' },
    { place: 'page 1, panel 2, caption', text: 'Kill yourself, kid.' },
    ...Array.from({ length: 40 }, (_, i) => ({
      place: `page 2, panel ${i}, caption`,
      text: 'This is bullshit.',
    })),
  ]);
  expect(verdict.outcome).toBe('refused');
  expect(verdict.findings).toHaveLength(20);
  expect(verdict.findings[0]).toMatchObject({ topic: 'self-harm', place: 'page 1, panel 2, caption' });
  expect(verdict.risk).toBeGreaterThan(80);
  expect(checkContent([{ place: 'title', text: 'The Heart' }])).toMatchObject({
    outcome: 'allowed',
    risk: 0,
  });
});

describe('whatever comes in', () => {
  const long = (piece: string) => piece.repeat(Math.ceil(200_000 / piece.length)).slice(0, 200_000);
  test.each([
    ['a story', long('Maya finds a tall plant, and the heart beats about 100,000 times a day. ')],
    ['one letter', long('a')],
    ['letters apart', long('k i l ')],
    ['signs', long('!@$1|+*')],
    ['words of rules', long('i will kill you ')],
    ['beginnings of rules', long('you are so i will send me a ')],
    ['digits', long('1')],
    ['digits apart', long('1 2-3 (4) ')],
    ['numbers in words', long('one two three ')],
    ['dots and letters', long('a.')],
    ['addresses', long('a@a.a ')],
    ['streets', long('12 a b c ')],
    ['stars', long('f*')],
    ['marks', long('a\u0301\u0302')],
    ['emoji', long('🔪👩‍🚀 ')],
    ['Devanagari', long('मैं तुम्हें मत ')],
    ['quotes', long('"“')],
    ['one word', long('killyourself')],
    ['lone surrogates', long('\ud800 \udc00')],
  ])('no pattern goes over 200,000 characters of %s again and again', (_, text) => {
    checkContent([{ place: 'story', text: text.slice(0, 5_000) }]);
    const times = [1, 2, 3].map(() => {
      // Of this process, so that a machine with more to do changes nothing.
      const began = process.cpuUsage();
      checkContent([{ place: 'story', text }]);
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1_000;
    });
    // It is 50 to 200 on a quiet machine; a pattern that goes back for every character would take minutes.
    expect(Math.min(...times)).toBeLessThan(2_000);
  });

  test('the same text has the same verdict', () => {
    const parts = [{ place: 'story', text: 'I will kill you. Send nudes. Call +49 171 4567890.' }];
    expect(checkContent(parts)).toEqual(checkContent(parts));
    expect(checkContent([])).toMatchObject({ outcome: 'allowed', findings: [] });
  });
});
