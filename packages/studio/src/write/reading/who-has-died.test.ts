import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: 'loss' }).sentences;

it('shows nobody beside others who has died', () => {
  const told = read(
    'Our dog Rex was very old. On Saturday Rex died in his basket. Granny said, "Grief is love."',
  );
  expect(told[1]!.people).toEqual(['Rex']);
  expect(told[2]!.quote?.listener).not.toBe('Rex');
  expect(
    read('Our dog Rex was very old. Rex died in May. We buried him under the tree.')[2]!.people,
  ).not.toContain('Rex');
});

it('shows them where the story looks back', () => {
  expect(read('Our dog Rex died in May. I remember how Rex ran on the beach.')[1]!.people).toContain('Rex');
});

it('knows who has died by "he" where nobody else can be meant', () => {
  const told = read('Grandpa sat in his chair. He died in March. In one picture Grandpa is in the chair.');
  expect(told[2]!.people).not.toContain('Grandpa');
});

it('shows nobody alive for whom there is an altar or a grave', () => {
  const { sentences } = analyseStory({
    concept: 'remembering',
    story:
      'This evening we finished the altar for my abuelo Chucho. I put petals on the floor so that he finds the way. Mom put his hat there. "He liked coffee," said Mom.',
  });
  expect(sentences.flatMap(({ people }) => people)).not.toContain('Chucho');
});

it('lets those live who are late', () => {
  const { sentences } = analyseStory({
    concept: 'time',
    story: 'Much too late Mia saw the bus. Mia ran after it. Mia waved.',
  });
  expect(sentences.every(({ people }) => people.includes('Mia'))).toBe(true);
});
