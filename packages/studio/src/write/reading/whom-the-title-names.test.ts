import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const who = (concept: string, story: string) =>
  analyseStory({ story, concept }).entities.flatMap(({ kind, name, known }) =>
    kind === 'child' || kind === 'adult' ? [`${name} ${known ?? kind}`] : [],
  );

it.each([
  ['Usain Bolt', 'Usain wanted to play cricket. Ben laughed.', ['Usain usain-bolt', 'Ben child']],
  ['James Cook and longitude', 'Cook looked at the moon. Then Cook slept.', ['Cook james-cook']],
  ['Marie Curie', 'Marie stirred a pot all day. Marie Curie was tired.', ['Marie Curie marie-curie']],
  // The title is of nobody whom history knows, or the story of somebody else.
  ['Usain Miller', 'Usain wanted to play cricket.', ['Usain child']],
  ['marie and the pot', 'Marie stirred a pot all day.', ['Marie child']],
  ['Louis Braille', 'Maya learned the dots. Maya was ten.', ['Maya child']],
])('%s: %s', (concept, story, people) => {
  expect(who(concept, story)).toEqual(people);
});
