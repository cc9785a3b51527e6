import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { expect, test } from 'vitest';
import { pageTitle, panelName } from './panel-name.ts';

const panel = (change: Partial<ScriptPanel>): ScriptPanel => ({
  scene: '',
  caption: 'Leo asks whether it is true that money grows.',
  dialogue: [{ speaker: 'Leo', text: 'Is that true?' }],
  ...change,
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
])('"%s" is called "%s"', (scene, name) => {
  expect(panelName(panel({ scene }))).toBe(name);
});

test.each([
  ['Leo (a boy) thinks, hand on chin.', 'x-bank-interest', 'Leo thinks: bank interest'],
  ['Mr. Ray (a man) stands relaxed.', 'x-coins3', 'Mr. Ray stands: coins'],
  ['Omar shrugs with open hands', 'x-puddle', 'Omar shrugs: puddle'],
  ['Coins lie on a table.', 'x-coins3', 'Coins lie'],
])('"%s" with %s in it is called "%s"', (scene, icon, name) => {
  expect(panelName(panel({ scene, props: [{ icon }] }))).toBe(name);
});

test('a diagram is called by its kind, and a panel without a scene by its place', () => {
  const diagram = { kind: 'bars' } as ScriptPanel['diagram'];
  expect(panelName(panel({ scene: 'A diagram on squared paper', diagram }))).toBe('Bars');
  expect(panelName(panel({ background: 'bank' }))).toBe('Bank');
  expect(panelName(panel({}))).toBe('Empty panel');
});

test('a page is called by its title, otherwise by its first panel', () => {
  const panels = [panel({ scene: 'A garden at dawn' })];
  expect(pageTitle({ pageNumber: 1, title: 'Dew', panels })).toBe('Dew');
  expect(pageTitle({ pageNumber: 2, panels })).toBe('A garden at dawn');
});
