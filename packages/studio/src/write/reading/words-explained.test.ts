import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const told = (story: string) => analyseStory({ concept: 'names', story });
const kindsIn = (story: string) =>
  Object.fromEntries(told(story).entities.map(({ name, kind }) => [name, kind] as const));
const isSomebody = (kind: string | undefined) => /^(?:child|adult|animal)$/.test(kind ?? '');

describe('nobody is', () => {
  it.each([
    ['a word that is explained', 'Aber', 'Jay read the sign. Aber means river mouth. Jay laughed.'],
    [
      'a word for a thing',
      'Pont',
      'Jay asked a lady. Pont is bridge, she said, and tre is a farm. Jay nodded.',
    ],
    [
      'what a town is called elsewhere',
      'Aberteifi',
      'Jay got off the bus. Our town is called Aberteifi in Welsh. Jay smiled.',
    ],
    [
      'how somebody begins to speak',
      'Exactly',
      'Jay asked if it is a map. Exactly so. He shouted and laughed.',
    ],
  ])('%s', (_, name, story) => {
    expect(isSomebody(kindsIn(story)[name])).toBe(false);
  });
});

it('takes who is called so for somebody all the same', () => {
  expect(isSomebody(kindsIn('The dog is called Rex in the yard. Rex barked. Rex ran.').Rex)).toBe(true);
  expect(kindsIn('Rre Molefe opened the door. Mma Seretse laughed.')).toMatchObject({
    'Rre Molefe': 'adult',
    'Mma Seretse': 'adult',
  });
});

it('tells a story as old, and as what, its teller says they are', () => {
  const { narrator, entities } = told(
    'My dear Rafi, you asked why my house has moved. When I was a bride our house stood on the bank. Your grandfather used to say that the river is a thief. Eat well. Your Nanu.',
  );
  expect(narrator).toBe('adult');
  expect(entities.find(({ name }) => name === 'Nanu')).toMatchObject({ kind: 'adult', gender: 'she' });
});
