import { expect, test } from 'vitest';
import { gradesAhead, type RankedCard } from './card-opens.ts';

const cards = (
  count: number,
  subject: string | null,
  grade: string,
  rank: RankedCard['rank'],
): RankedCard[] => Array.from({ length: count }, () => ({ subject, grade, rank }));

test('three cards of gold or more in a subject and grade open the grade above, and fewer say how many are missing', () => {
  expect(
    gradesAhead([
      ...cards(1, 'Math', '4', 'gold'),
      ...cards(2, 'Science', '5', 'gold'),
      ...cards(1, 'Science', '5', 'diamond'),
    ]),
  ).toEqual([
    { subject: 'Science', grade: '6', cardsLeft: 0 },
    { subject: 'Math', grade: '5', cardsLeft: 2 },
  ]);
});

test('lower ranks, comics without a subject and the last grade open nothing', () => {
  expect(
    gradesAhead([
      ...cards(5, 'Science', '5', 'silver'),
      ...cards(5, 'Science', '5', null),
      ...cards(5, null, '5', 'gold'),
      ...cards(5, 'Science', 'PG', 'gold'),
      ...cards(5, 'Science', 'anything', 'gold'),
    ]),
  ).toEqual([]);
});

test('of a subject one grade is told: one that is open before a higher one that is not, else the higher one', () => {
  const open = cards(3, 'Science', '3', 'gold');
  expect(gradesAhead([...open, ...cards(1, 'Science', '5', 'gold')])).toMatchObject([{ grade: '4' }]);
  expect(gradesAhead([...open, ...cards(3, 'Science', '5', 'gold')])).toMatchObject([{ grade: '6' }]);
});
