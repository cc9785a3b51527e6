import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: 'A story' });
const kindOf = (story: string, name: string) => {
  const found = read(story).entities.find((one) => one.name.toLowerCase() === name);
  return found && [found.kind, found.what];
};

const penguins =
  'Emperor penguins live in Antarctica. The mother lays one egg and goes to the sea. The father keeps the egg on his feet. The fathers stand close together. When the chick hatches, the mother comes back.';

it.each(['mother', 'father', 'fathers', 'chick'])(
  'takes the %s of a text about penguins for a penguin',
  (name) => {
    expect(kindOf(penguins, name)).toEqual(['animal', 'penguin']);
  },
);

it('takes the calves of whales for whales', () => {
  const whales =
    'The whales swim north. The mothers give birth to their calves. The mothers and calves swim back.';
  expect(kindOf(whales, 'calves')).toEqual(['animal', 'whale']);
});

it('takes a mother for a person where a person is told of, or somebody tells the story', () => {
  expect(kindOf('Two swans swam by. Mia threw bread. The mother called her back.', 'mother')?.[0]).toBe(
    'adult',
  );
  expect(kindOf('Two swans swam by. I threw bread. The mother called me back.', 'mother')?.[0]).not.toBe(
    'animal',
  );
});

it.each([
  ['We got Rex before I was born. He was a brown dog with one white ear. Rex slept.', 'animal', 'dog'],
  ['Luna came to us in May. She is a grey cat. Luna sleeps on my bed.', 'animal', 'cat'],
])('knows an animal by what is said right after its name: %s', (story, kind, what) => {
  expect(read(story).entities.find(({ name }) => name === 'Rex' || name === 'Luna')).toMatchObject({
    kind,
    what,
  });
});

it('takes nobody for a fox who only is a sly one, or where two are named', () => {
  expect(kindOf('Ben laughed. He was a sly fox. He ran away.', 'ben')?.[0]).toBe('child');
  expect(kindOf('Rex lived with Tom. He was a brown dog.', 'tom')?.[0]).toBe('child');
});

it('gives speech to nobody who only adds numbers after it', () => {
  const { sentences } = read(
    '"You scored 20 and 30," said Coach Meena to Arjun. "What is your average?" Arjun added the numbers. "50 in total," he said.',
  );
  const asked = sentences.find(({ text }) => text.includes('average'));
  expect(asked?.quote?.speaker).not.toBe('Arjun');
});
