import { expect, it } from 'vitest';
import { contrastsOf } from './contrast-sets.ts';

const none = new Set<string>();

it('gives words of the same kind and number, and none that one thing may be called as well', () => {
  expect(contrastsOf('root', none)).toEqual(expect.arrayContaining(['leaf', 'flower', 'seed']));
  expect(contrastsOf('roots', none)).toEqual(expect.arrayContaining(['leaves', 'flowers', 'seeds']));
  expect(contrastsOf('steam', none)).not.toContain('vapour');
  expect(contrastsOf('photo', none)).not.toContain('picture');
});

it('makes no plural of what is not counted', () => {
  expect(contrastsOf('stones', none).join(' ')).not.toMatch(/muds|sands|ices|woods/);
});

it('leaves out what the sentence has, and gives nothing for a word it does not know', () => {
  expect(contrastsOf('salt', none)).toContain('sugar');
  expect(contrastsOf('salt', new Set(['sugar']))).not.toContain('sugar');
  expect(contrastsOf('quipucamayoc', none)).toEqual([]);
});
