import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const persons = (story: string) =>
  analyseStory({ story, concept: 'A day' })
    .entities.filter(({ kind }) => /^(?:child|adult)$/.test(kind))
    .map(({ name }) => name);

it.each([
  ['Bhide Wada was cold. She opened the door of Bhide Wada. Savitribai taught at Bhide Wada.', 'Bhide Wada'],
  ["Tia crossed the line just behind St Hilda's.", "St Hilda's"],
  ['She worked for a firm called Hale. Hale made lamps.', 'Hale'],
  ['They built a hospital named Fairhaven. Fairhaven opened in May. She worked there.', 'Fairhaven'],
  ['Tom joined a club called Kingston Rovers. Kingston Rovers won.', 'Kingston Rovers'],
  ['Asha lived in a house called Meera Nivas. She loved it.', 'Meera Nivas'],
])('takes a house, a firm or a club for nobody: %s', (story, name) => {
  expect(persons(story)).not.toContain(name);
});

it.each([
  ['A girl called Hale lived in a house. She smiled.', 'Hale'],
  ['In the hospital a nurse named Rosa smiled. Rosa sat down.', 'Rosa'],
  ['The hospital called Rosa. Rosa ran there.', 'Rosa'],
])('takes who lives or works there for somebody: %s', (story, name) => {
  expect(persons(story)).toContain(name);
});
