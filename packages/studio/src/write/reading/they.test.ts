import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

/** Who is on stage in the last sentence of a story. */
const atTheEnd = (story: string) => analyseStory({ concept: 'A walk', story }).sentences.at(-1)!.people;

it.each([
  [
    'the two who were about',
    'Ella stood on the moor. Dad looked at the map. They walked east.',
    ['Ella', 'Dad'],
  ],
  ['who leads others', 'Gandhi left with seventy followers. They marched to the sea.', ['Gandhi']],
  ['nobody of those who come by', 'A woman bought two bags. The postman bought one. They sold five.', []],
  ['nobody of one alone', 'Ella stood on the moor. They walked east.', []],
  ['nobody where things may be meant', 'Ella waved. Dad picked two plums. They were sour.', []],
  ['nobody where a group came between', 'Ella and Dad waved. The villagers came. They built a wall.', []],
])('takes "they" for %s', (_, story, people) => {
  expect(atTheEnd(story)).toEqual(people);
});
