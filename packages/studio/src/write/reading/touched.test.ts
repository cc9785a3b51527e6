import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

it.each([
  ['A hunter came. A dove sat in a tree. The hunter aimed at the dove.', ['Hunter', 'dove']],
  ['A hunter came. An ant saw him. The ant saw the hunter and bit him.', ['ant', 'Hunter']],
  ["Omar won. Lucy swallowed hard and shook Omar's hand.", ['Lucy', 'Omar']],
  ['Amara came with a bag. Her mother smiled. Her mother gave Amara a note.', ["Amara's mother", 'Amara']],
  ['Omar won. Lucy came. Lucy handed the cup to Omar.', ['Lucy', 'Omar']],
  ['Omar fell. Lucy came. Lucy helped Omar up.', ['Lucy', 'Omar']],
  ['A cat ran in. Mia stroked the cat.', ['Mia', 'cat']],
])('shows whom something is done to: %s', (story, people) => {
  expect(analyseStory({ story, concept: 'kindness' }).sentences.at(-1)!.people).toEqual(people);
});
