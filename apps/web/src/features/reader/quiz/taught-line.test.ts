import { expect, test } from 'vitest';
import { taughtLine } from './taught-line.ts';

const panel = (...texts: string[]) => ({
  lines: texts.map((text) => ({ kind: 'dialogue' as const, speaker: 'Maya', text })),
});
const ask = (question: string, correctAnswer: string) => ({ question, correctAnswer });

test('the line that has the answer in it teaches it', () => {
  const sums = panel('Is it 15?', 'No, it is 5!', 'So 10 and 5 are 15.');
  expect(taughtLine(sums, ask('How many are left?', '5'))).toBe(1);
  expect(taughtLine(sums, ask('How much is it?', 'no, IT is 5'))).toBe(1);
});

test('an answer in other words is taught by the line that shares most with it', () => {
  const cloud = panel(
    'And how does it become a cloud?',
    'High up it is cold. The vapour cools into tiny drops.',
  );
  expect(taughtLine(cloud, ask('What makes water vapour turn into tiny drops?', 'It cools down.'))).toBe(1);
});

test('before it is told no line is pointed out', () => {
  const sums = panel('Is it 15?', 'No, it is 5!');
  expect(taughtLine(sums, { question: 'How many are left?', correctAnswer: undefined })).toBeUndefined();
});

test('where no line stands out the panel itself teaches it', () => {
  const panels = [panel('Hello!', 'Good morning!'), panel('The leaf is green.', 'A leaf is food.'), panel()];
  for (const each of panels)
    expect(taughtLine(each, ask('What is a leaf?', 'A leaf that cooks'))).toBeUndefined();
});
