import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { castStory } from './cast.ts';
import { lookOf } from './looks.ts';

const lookIn = (story: string, name: string, grade: string) =>
  castStory(analyseStory({ story, concept: 'water' }), { seed: 'seed', grade, country: 'US' })
    .looks.get(name)
    ?.replace(/^(?:light|fair|tan|brown|dark)-/, '');

describe('the age of children', () => {
  it.each([
    ['My little brother Paolo cried all morning. I gave him water.', 'Paolo', '5', 'small-boy'],
    ['Ines, who was four, filled the glass. Her brother Tomas laughed.', 'Ines', '3', 'small-girl'],
    ['Farid is 15 and he fills the bucket. His sister Dina, nine, helps him.', 'Farid', '4', 'teen-boy'],
    ['Farid is 15 and he fills the bucket. His sister Dina, nine, helps him.', 'Dina', '10', 'girl'],
    ['Sipho wanted a gym. He put up posters in the corridor.', 'Sipho', '9', 'teen-boy'],
    ['Sipho wanted a gym. He put up posters in the corridor.', 'Sipho', '4', 'boy'],
    ['My little brother Paolo cried all morning. I gave him water.', 'Paolo', '10', 'boy'],
    ['Mr. Naidoo poured the water. Sipho watched him.', 'Mr. Naidoo', '9', 'man'],
  ])('is what the story tells, or that of its readers: %s (%s, grade %s)', (story, name, grade, look) => {
    expect(lookIn(story, name, grade)).toBe(look);
  });

  it('is told in words', () => {
    const meta = { seed: 'seed' };
    expect(lookOf('Sipho', meta, 'dark-teen-boy')).toMatch(/^a teenage boy with dark brown skin/);
    expect(lookOf('Maya', meta, 'small-girl')).toMatch(/^a little girl with/);
  });
});
