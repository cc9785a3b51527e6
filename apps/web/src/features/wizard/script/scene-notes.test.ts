import { expect, test } from 'vitest';
import { notesLength, sceneShown, withNotes } from './scene-notes.ts';

const leo = '(a boy with fair skin, messy brown hair and a teal striped shirt)';
const rosa = '(an old woman with brown skin, grey hair in a bun and glasses)';
const told = '(In the story: Leo gets $100 for his birthday.)';
const scene = `Leo ${leo} thinks, hand on chin; Nana Rosa ${rosa} waves, in front of a bank. Shown large: coins. ${told}`;
const shown = 'Leo thinks, hand on chin; Nana Rosa waves, in front of a bank. Shown large: coins.';

test('a scene is read without the notes for the artist', () => {
  expect(sceneShown(scene)).toBe(shown);
  expect(notesLength(scene)).toBe(scene.length - shown.length);
});

test.each(['Biscuit (a brown dog) barks.', 'Leo (in a hurry) runs home (a long way).', 'माया हँसती है।', ''])(
  'what people write in brackets stays: %s',
  (words) => {
    expect(sceneShown(words)).toBe(words);
    expect(withNotes(words, words)).toBe(words);
  },
);

test('nothing typed, nothing changed', () => {
  expect(withNotes(scene, shown)).toBe(scene);
});

test('typed words keep who looks how, wherever they are named now', () => {
  expect(withNotes(scene, 'Leo thinks of Leonie; Nana Rosa sits.')).toBe(
    `Leo ${leo} thinks of Leonie; Nana Rosa ${rosa} sits.`,
  );
  expect(withNotes(scene, 'Leonie meets Nana Rosa and Leo.')).toBe(
    `Leonie meets Nana Rosa ${rosa} and Leo ${leo}.`,
  );
});

test('a note goes with whoever is named no more, and the sentence of the story with its scene', () => {
  expect(withNotes(scene, 'Nana Rosa walks on a beach.')).toBe(`Nana Rosa ${rosa} walks on a beach.`);
  expect(withNotes(scene, `${shown.slice(0, -1)} and a cake.`)).toBe(
    `${scene.replace('coins. ', 'coins and a cake. ')}`,
  );
});
