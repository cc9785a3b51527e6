import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { expect, it } from 'vitest';
import { drawCover } from './cover-page.ts';
import { loadFontBook } from './fonts-node.ts';

const fonts = await loadFontBook();
const meta: ComicMeta = {
  title: 'The lost dog',
  concept: 'dogs',
  subject: 'Science',
  grade: '3',
  style: 'comic',
  seed: 's',
  pageCount: 1,
};
const scriptWith = (as: string | undefined): Script => [
  {
    pageNumber: 1,
    panels: [
      {
        scene: '',
        caption: '',
        background: 'garden',
        dialogue: [{ speaker: 'Biscuit', text: 'Where is everybody?' }],
        cast: [{ name: 'Biscuit', ...(as && { as }) }],
      },
    ],
  },
];

it('shows on a cover what the pages show under a name', () => {
  const [dog, again, horse, person] = ['dog', 'dog', 'horse', undefined].map(
    (as) => drawCover(meta, scriptWith(as), fonts).art,
  );
  expect(again).toBe(dog);
  expect(new Set([dog, horse, person]).size).toBe(3);
});
