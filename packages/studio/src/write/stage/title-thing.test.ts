import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { titleThing } from './title-thing.ts';

const thing = (concept: string, story: string) => {
  const read = analyseStory({ concept, story });
  return titleThing(concept, read.sentences, read);
};

it('shows what a word of the title names and the story shows', () => {
  expect(
    thing(
      'robot jockeys',
      'Noora looked at the camel. A small robot sat on its back. The vet laughed. Noora gave the camel a date.',
    ),
  ).toBe('robot');
});

it('shows what the panels show most, where the title names no thing', () => {
  expect(
    thing(
      'perseverance in sport',
      'Xiaomei dropped the baton. It rolled over the line. Next day she came early. She held the baton in both hands and ran.',
    ),
  ).toBe('x-baton');
});

it('shows nothing that is seen once, and nothing of a grave story', () => {
  expect(thing('honesty', 'Tom ate an apple. Then he told the truth. His mother nodded.')).toBeUndefined();
  expect(
    thing('courage', 'The soldiers shot at the boat. Many died. The boat sank. Ana saw the boat no more.'),
  ).toBeUndefined();
});
