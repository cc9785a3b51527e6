import { panelSchema, type Script } from '@panelwise/contracts/domain/script';
import { expect, test } from 'vitest';
import { proposedPictures } from './proposed-pictures.ts';

const panel = (caption: string, ...icons: string[]) =>
  panelSchema.parse({ scene: '', caption, dialogue: [], props: icons.map((icon) => ({ icon })) });
const script: Script = [
  {
    pageNumber: 1,
    panels: [
      panel('The sun shines.', 'sun', 'plant'),
      panel('The rate is 10%.', 'x-bank', 'x-coins3'),
      panel('A rate may change.', 'x-coins3'),
      panel('Night.', 'moon', 'plant', 'owl'),
    ],
  },
  { pageNumber: 2, panels: [panel('A cloud.', 'cloud')] },
];

test('a term might be shown by what is seen where it is said, the most seen first, then by what else its page shows most', () => {
  expect(proposedPictures('rate', [script])).toEqual(['x-coins3', 'x-bank', 'plant']);
});

test('for a term that nobody says there is nothing to propose', () => {
  expect(proposedPictures('loan', [script])).toEqual([]);
});

test('what stands for another term is not proposed', () => {
  expect(proposedPictures('rate', [script], new Set(['x-coins3', undefined]))).toEqual([
    'x-bank',
    'plant',
    'sun',
  ]);
});

test('where nothing is seen, nothing is proposed', () => {
  expect(proposedPictures('rate', [])).toEqual([]);
});
