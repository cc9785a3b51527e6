import { expect, test } from 'vitest';
import { digitalSourceOf } from './made-by.ts';
import { madeSentence } from './made-words.ts';

test.each([
  [{ written: 'builtin', edited: false, drawn: ['builtin'] }, 'Drawn and written by the built-in studio.'],
  [
    { written: 'builtin', edited: true, drawn: ['builtin'] },
    'Written by the built-in studio and its creator, drawn by the built-in studio.',
  ],
  [{ written: 'openai', edited: false, drawn: ['openai'] }, 'Drawn and written with AI.'],
  [
    { written: 'openai', edited: true, drawn: ['builtin', 'replicate'] },
    'Written with AI and by its creator, drawn with AI.',
  ],
  [{ written: 'creator', edited: false, drawn: ['replicate'] }, 'Written by its creator, drawn with AI.'],
  [{ written: null, edited: false, drawn: ['builtin'] }, 'Drawn by the built-in studio.'],
  [{ written: 'openai', edited: false, drawn: null }, 'Written with AI.'],
  [{ written: null, edited: false, drawn: null }, ''],
  [null, ''],
] as const)('%j', (made, sentence) => {
  expect(madeSentence(made && { ...made, drawn: made.drawn && [...made.drawn] })).toBe(sentence);
});

test('that a service wrote questions or facts is said, whoever wrote the story', () => {
  const drawn: 'builtin'[] = ['builtin'];
  expect(
    madeSentence({ written: 'builtin', edited: false, drawn, learning: ['builtin', 'openai'] }, true),
  ).toBe(
    'Drawn and written by the built-in studio, reviewed by a person. Questions and facts were written with AI.',
  );
  expect(madeSentence({ written: null, edited: false, drawn: null, learning: ['openai'] })).toBe(
    'Questions and facts were written with AI.',
  );
  expect(madeSentence({ written: 'builtin', edited: false, drawn, learning: ['builtin', 'creator'] })).toBe(
    'Drawn and written by the built-in studio.',
  );
});

test('that a person reviewed it is said where one did', () => {
  expect(madeSentence({ written: 'builtin', edited: false, drawn: ['builtin'] }, true)).toBe(
    'Drawn and written by the built-in studio, reviewed by a person.',
  );
  expect(madeSentence(null, true)).toBe('Reviewed by a person.');
});

test('IPTC has a term for each, and none where somebody is not known', () => {
  expect(digitalSourceOf(['builtin', 'builtin'], true)).toBe('algorithmicMedia');
  expect(digitalSourceOf(['openai', 'openai'], false)).toBe('trainedAlgorithmicMedia');
  expect(digitalSourceOf(['openai'], true)).toBe('compositeWithTrainedAlgorithmicMedia');
  expect(digitalSourceOf(['openai', 'builtin'], false)).toBe('compositeWithTrainedAlgorithmicMedia');
  expect(digitalSourceOf(['replicate', null], true)).toBe('compositeWithTrainedAlgorithmicMedia');
  expect(digitalSourceOf(['builtin', null], true)).toBeUndefined();
  expect(digitalSourceOf([], true)).toBeUndefined();
});
