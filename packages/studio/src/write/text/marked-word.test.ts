import { expect, test } from 'vitest';
import { markWord, theWord } from './marked-word.ts';

const marked = (text: string, word: string, anyCase = false) =>
  markWord(text, word, { anyCase })?.replaceAll(theWord, '§');

test('a word is marked wherever it stands by itself', () => {
  expect(marked('The river and its riverbank: a river-boat, two rivers, a river.', 'river')).toBe(
    'The § and its riverbank: a §-boat, two rivers, a §.',
  );
  expect(marked('Añoranza', 'ora')).toBeUndefined();
  expect(marked('Dr. Sol asked. Dr. Solis did not.', 'Dr. Sol')).toBe('§ asked. Dr. Solis did not.');
  expect(marked('aha ahaha', 'aha')).toBe('§ ahaha');
  expect(marked('Nothing', '')).toBeUndefined();
});

test('in any case where that is asked for, and only there', () => {
  expect(marked('Rivers run. RIVERS! rivers', 'rivers')).toBe('Rivers run. RIVERS! §');
  expect(marked('Rivers run. RIVERS! rivers', 'rivers', true)).toBe('§ run. §! §');
  // In lower case the first letter is two.
  expect(marked('İstanbul has a Port', 'port', true)).toBe(`${'İ'.toLowerCase()}stanbul has a §`);
});
