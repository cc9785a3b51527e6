import { expect, it } from 'vitest';
import { findStep, resumeStep } from './resume.ts';

const image = { pageNumber: 1, imageUrl: '/1.webp', thumbnailUrl: '/1.webp' };

it.each([
  ['published', 'published', [], '', 4],
  ['published with images', 'published', [image], '[…]', 4],
  ['drawn', 'draft', [image], '[…]', 3],
  ['only a script', 'draft', [], '[…]', 2],
  ['nothing yet', 'draft', [], ' ', 0],
] as const)('goes on where a comic is %s', (_, comicStatus, images, prompt, step) => {
  expect(resumeStep({ comicStatus, images: [...images], prompt })).toBe(step);
});

it('takes only our own steps from the address line', () => {
  expect(['0', '4', '5', '-1', 'x', '', null].map(findStep)).toEqual([
    0,
    4,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
