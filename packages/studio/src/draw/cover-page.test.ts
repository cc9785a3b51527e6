import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { expect, it } from 'vitest';
import { drawCover, mainCast } from './cover-page.ts';
import { loadFontBook } from './fonts-node.ts';
import { createRandom } from './random.ts';

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

it.each([
  ['happy', /^(?:happy|smile|proud|curious)$/, /^(?:point-up|wave|cheer|hips)$/],
  ['sad', /^curious$/, /^idle$/],
])('shows people on the cover of a comic in which they are %s as they fit it', (expression, face, pose) => {
  const panels = [undefined, expression, expression].map((shown) => ({
    scene: '',
    caption: '',
    dialogue: [],
    cast: [{ name: 'Ana', as: 'girl', ...(shown && { expression: shown }) }],
  }));
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const [ana] = mainCast(panels, panels[0], createRandom(seed));
    expect(ana!.expression).toMatch(face);
    expect(ana!.pose).toMatch(pose);
  }
});
