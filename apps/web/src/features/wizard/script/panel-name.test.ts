import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { expect, test } from 'vitest';
import { pageTitle, panelName } from './panel-name.ts';

const panel = (change: Partial<ScriptPanel>): ScriptPanel => ({
  scene: 'Leo (a boy) thinks, hand on chin, in front of a bank.',
  caption: '',
  dialogue: [],
  ...change,
});
const says = (...texts: string[]) => ({ dialogue: texts.map((text) => ({ speaker: 'Leo', text })) });

test.each<[string, Partial<ScriptPanel>, string]>([
  ['what is said first', { caption: 'Noon.', ...says('Is *that* true?', 'Yes.') }, '“Is that true?”'],
  ['what is told where nobody speaks', { caption: 'Leo gets *money*.' }, 'Leo gets money.'],
  ['what is told at the foot', { captionBottom: 'The end.' }, 'The end.'],
  [
    'the first words of many',
    says('Interest is the price of using money: a bank pays it on savings.'),
    '“Interest is the price of using money: a…”',
  ],
])('a panel is called by %s', (_, change, name) => {
  expect(panelName(panel(change))).toBe(name);
});

test.each([
  ['Leo (a boy with fair skin, in a shirt) thinks, hand on chin, in front of a bank.', 'Leo thinks'],
  ['Mr. Ray (a man) stands relaxed; Maya (a girl) waves, on a street.', 'Mr. Ray stands relaxed'],
  ['Maya (a girl with tan skin) raises a hand.', 'Maya raises a hand'],
  ['Leo walks on a beach at night.', 'Leo walks'],
  ['Nana Rosa shows something with an open hand', 'Nana Rosa shows something'],
  ['Omar cheers with both arms up', 'Omar cheers'],
  ['A lab', 'A lab'],
  ['माया हाथ उठाती है।', 'माया हाथ उठाती है।'],
])('without words, "%s" is called "%s"', (scene, name) => {
  expect(panelName(panel({ scene }))).toBe(name);
});

test('a diagram without words is called by its kind, and a panel without a scene by its place', () => {
  const diagram = { kind: 'bars' } as ScriptPanel['diagram'];
  expect(panelName(panel({ scene: 'A diagram on squared paper', diagram }))).toBe('Bars');
  expect(panelName(panel({ scene: '', background: 'bank' }))).toBe('Bank');
  expect(panelName(panel({ scene: '' }))).toBe('Empty panel');
});

test('a page is called by its title, otherwise by its first panel', () => {
  const panels = [panel({ scene: 'A garden at dawn' })];
  expect(pageTitle({ pageNumber: 1, title: 'Dew', panels })).toBe('Dew');
  expect(pageTitle({ pageNumber: 2, panels })).toBe('A garden at dawn');
});
