import { expect, test } from 'vitest';
import { presentTexts } from './library.ts';

const older = [{ pageNumber: 1, drawn: null }];
const textsOf = (panel: object) => presentTexts(older, JSON.stringify([{ panels: [panel] }]));
const sceneOf = (panel: object) =>
  textsOf({ scene: 'Maya (a girl with a ponytail) waves.', ...panel })[0]?.scene;
const dialogue = [{ speaker: 'Maya', text: 'Why is it *green*?' }];

test('the picture is told in the words for people who cannot see it, without what is said', () => {
  expect(
    sceneOf({
      caption: 'Morning.',
      dialogue,
      alt: 'Maya waves. Dr. Sol looks on. Shown large: leaf. Morning. Maya says: "Why is it green?"',
    }),
  ).toBe('Maya waves. Dr. Sol looks on. Shown large: leaf.');
  const sol = [{ speaker: 'Dr. Sol', text: 'Look!' }];
  expect(
    sceneOf({ caption: '', dialogue: sol, alt: 'Dr. Sol waves. Shown large: leaf. Dr. Sol says: "Look!"' }),
  ).toBe('Dr. Sol waves. Shown large: leaf.');
  expect(sceneOf({ caption: '', dialogue, alt: 'A girl on a farm.' })).toBe('A girl on a farm.');
});

test('the scene stands in where the author tells nothing but the words, or nothing at all', () => {
  expect(sceneOf({ caption: '', dialogue, alt: 'Maya says: "Why is it green?"' })).toBe(
    'Maya (a girl with a ponytail) waves.',
  );
  expect(sceneOf({ caption: '', dialogue })).toBe('Maya (a girl with a ponytail) waves.');
});

test('lines come in reading order without the marks of key terms; empty ones are left out', () => {
  const panel = { scene: '', caption: ' ', title: 'Leaf', dialogue, captionBottom: 'Remember!' };
  expect(textsOf(panel)[0]?.lines).toEqual([
    { kind: 'title', speaker: null, text: 'Leaf' },
    { kind: 'dialogue', speaker: 'Maya', text: 'Why is it green?' },
    { kind: 'caption', speaker: null, text: 'Remember!' },
  ]);
});

test('a page is read as it was drawn, whatever the script says since', () => {
  const drawn = { pageNumber: 1, panels: [{ scene: '', caption: 'As drawn.', dialogue: [] }] };
  const pages = [{ pageNumber: 1, drawn }, ...older.map((page) => ({ ...page, pageNumber: 2 }))];
  const script = ['Edited.', 'Second page.'].map((caption) => ({ panels: [{ scene: '', caption }] }));
  expect(
    presentTexts(pages, JSON.stringify(script)).map(({ page, lines }) => [page, lines[0]?.text]),
  ).toEqual([
    [1, 'As drawn.'],
    [2, 'Second page.'],
  ]);
});
