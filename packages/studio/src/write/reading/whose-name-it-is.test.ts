import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

it.each(['Digestion', 'Photosynthesis', 'Evaporation'])('takes %s for nobody', (name) => {
  const { entities } = analyseStory({
    story: `${name} begins in the morning. It takes time.`,
    concept: 'Nature',
  });
  expect(entities.map((one) => one.name)).not.toContain(name);
});

it('takes a girl with an ending of ideas for a girl', () => {
  const { entities } = analyseStory({ story: 'Constance began to read. She smiled.', concept: 'Nature' });
  expect(entities).toMatchObject([{ name: 'Constance', kind: 'child' }]);
});

const entitiesOf = (story: string) => analyseStory({ story, concept: 'a journey' }).entities;

it('takes a month of another calendar for nobody', () => {
  const read = entitiesOf(
    'I was born on Pagume 6. Pagume is our month number thirteen. Those five beans are Pagume, so it has only five days. In the other years my mother makes coffee for me on Pagume 5. The day after Pagume finishes is our New Year. My sister and I go out to pick flowers.',
  );
  expect(
    read.filter(({ kind }) => kind === 'child' || kind === 'adult').map(({ name }) => name),
  ).not.toContain('Pagume');
});

it('takes who owns a lodge for a grown-up, and who owns a dog for a child', () => {
  const read = entitiesOf(
    'The lodge owner, Pema didi, laughed. Her owner, Bina, laughed too. They went on together.',
  );
  expect(read.find(({ name }) => name === 'Pema')).toMatchObject({ kind: 'adult', role: 'manager' });
  expect(read.find(({ name }) => name === 'Bina')).toMatchObject({ kind: 'child' });
});

it('takes a Don who is the father of a pupil for no old man', () => {
  const [don] = entitiesOf(
    'First don Sergio, the father of Antonia, took us in his truck to the hill. Antonia put her face near the mesh. Don Sergio explained that the fog is already water.',
  ).filter(({ name }) => name.includes('Sergio'));
  expect(don).toMatchObject({ kind: 'adult', gender: 'he' });
  expect(don).not.toHaveProperty('elder');
});

it('takes no word for where something is for a name', () => {
  const read = entitiesOf(
    'In 1853 there was a pharmacy called Under the Golden Star. Two pharmacists worked there. People stopped to look.',
  );
  expect(read.map(({ name }) => name)).not.toContain('Under');
});

it('takes the name that who tells a story gives, however rare it is', () => {
  const story = analyseStory({
    concept: 'air',
    story:
      "I am Niranjana, studying in 5th standard. I go to school on my brother's old cycle. The back tyre went flat.",
  });
  expect(story.teller).toBe('Niranjana');
});

it('takes the head of a library for somebody, where history knows him', () => {
  const [one] = entitiesOf(
    'More than two thousand years ago Eratosthenes was the head of the great library of Alexandria. One day he read about a well.',
  );
  expect(one).toMatchObject({ name: 'Eratosthenes', kind: 'adult', known: 'eratosthenes' });
});

it('takes no greeting for a part of a name', () => {
  expect(
    entitiesOf('Bula Emily! How is the snow at your place? I have never touched snow.').map(
      ({ name }) => name,
    ),
  ).toEqual(['Emily']);
});

it('takes who is called old for grown and old', () => {
  const read = entitiesOf(
    'Old Hasan stands in the queue and grumbles. His wife, Gulnar, stands ahead of him.',
  );
  expect(read.find(({ name }) => name === 'Hasan')).toMatchObject({ kind: 'adult', elder: true });
});

it('takes the name under a letter for who wrote it', () => {
  const story = analyseStory({
    concept: 'languages',
    story:
      'Dear Lucas, you asked me if we speak Spanish. Yesterday I went with abuela to the market. When you come I will teach you a word. A hug, Araceli.',
  });
  expect(story.teller).toBe('Araceli');
});
