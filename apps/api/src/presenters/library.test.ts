import { readScript } from '@panelwise/contracts/domain/read-script';
import { expect, test } from 'vitest';
import { presentTexts } from './library.ts';

const textsOf = (panel: object) =>
  presentTexts([{ pageNumber: 1, drawn: readScript([{ panels: [panel] }])[0]! }]);
const sceneOf = (panel: object) =>
  textsOf({ scene: 'Maya (a girl with a ponytail) waves.', ...panel })[0]?.scene;
const dialogue = [{ speaker: 'Maya', text: 'Why is it *green*?' }];

test('what is to be seen is told as it was when the page was drawn', () => {
  const panel = { scene: 'Maya rides a horse.', caption: '', dialogue: [], alt: 'Maya says: "Old words."' };
  const drawn = { pageNumber: 1, panels: [panel], pictures: ['Maya waves hello, in a sunny garden.'] };
  expect(presentTexts([{ pageNumber: 1, drawn }])[0]?.scene).toBe(drawn.pictures[0]);
});

test('of an older page the description is told without what is said', () => {
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
});

test('the scene stands in where an older description tells nothing but the words, others, or nothing', () => {
  expect(sceneOf({ caption: '', dialogue, alt: 'Maya says: "Why is it green?"' })).toBe(
    'Maya (a girl with a ponytail) waves.',
  );
  expect(sceneOf({ caption: '', dialogue, alt: 'Maya waves. Maya says: "Why not red?"' })).toBe(
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

test('a page that was never drawn has no words', () => {
  expect(presentTexts([{ pageNumber: 1, drawn: null }])).toEqual([]);
});
