import { expect, test } from 'vitest';
import { markWord, markWordInAnyCase, placesOfName, textsWith, theWord } from './marked-word.ts';

const shown = (text: string) => text.replaceAll(theWord, '§');
const marked = (text: string, word: string) => shown(markWord(text, word));
const inAnyCase = (text: string, word: string) => shown(markWordInAnyCase(text, word));

test('a word is marked wherever it stands by itself', () => {
  expect(marked('The river and its riverbank: a river-boat, two rivers, a river.', 'river')).toBe(
    'The § and its riverbank: a §-boat, two rivers, a §.',
  );
  expect(marked('Añoranza', 'ora')).toBe('');
  expect(marked('Dr. Sol asked. Dr. Solis did not.', 'Dr. Sol')).toBe('§ asked. Dr. Solis did not.');
  expect(marked('aha ahaha', 'aha')).toBe('§ ahaha');
  expect(marked('Nothing', '')).toBe('');
});

test('in any case where that is asked for, and only there', () => {
  expect(marked('Rivers run. RIVERS! rivers', 'rivers')).toBe('Rivers run. RIVERS! §');
  expect(inAnyCase('Rivers run. RIVERS! rivers', 'Rivers')).toBe('§ run. §! §');
  // In lower case the first letter is two.
  expect(inAnyCase('İstanbul has a Port', 'port')).toBe(`${'İ'.toLowerCase()}stanbul has a §`);
});

test('of several texts those are left in which the word stands', () => {
  expect(textsWith('Ana', ['Ana ran.', 'Banana', 'Then Ana']).map(shown)).toEqual(['§ ran.', 'Then §']);
});

test('a name is found where it begins; whether it is whole is told apart', () => {
  const found = placesOfName('Bruno and Brunos sister; राम, रामा', 'Bruno');
  expect(found).toEqual([
    { from: 0, to: 5, isWhole: true },
    { from: 10, to: 15, isWhole: false },
  ]);
  expect(placesOfName('राम, रामा', 'राम').map(({ isWhole }) => isWhole)).toEqual([true, false]);
  expect(placesOfName('Susana', 'Ana')).toEqual([]);
});
