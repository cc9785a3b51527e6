import { expect, it } from 'vitest';
import { crowdNamed } from './crowd-named.ts';
import { lookNamed } from './look-named.ts';

const members = (name: string, as = 'crowd') => {
  const { front, back } = crowdNamed(name, 'a seed', lookNamed(as));
  return [...front, ...back];
};

it.each(['twelve children', 'the pupils', 'our class'])('makes a crowd of children of "%s"', (name) => {
  expect(members(name).every(({ age }) => age === 'kid' || age === 'small' || age === 'teen')).toBe(true);
});

it.each([
  ['the men', 'he'],
  ['The women', 'she'],
  ['German soldiers', 'he'],
] as const)('knows who stands among "%s"', (name, gender) => {
  expect(members(name).every((one) => one.gender === gender && one.age !== 'kid')).toBe(true);
});

it('puts soldiers of a time into its uniform', () => {
  const outfits = (name: string) => new Set(members(name, 'early-1900s-crowd').map(({ outfit }) => outfit));
  expect(outfits('soldiers')).not.toEqual(outfits('villagers'));
});

it('mixes everybody in a crowd that may be anybody', () => {
  const ages = new Set(members('the villagers').map(({ age }) => age));
  expect(ages.size).toBeGreaterThan(1);
});

it('has a third row for a crowd or an army, and none for the pupils', () => {
  expect(crowdNamed('the pupils', 'a seed').far).toBeUndefined();
  for (const many of ['crowd', 'thousands of people', 'Roman army']) {
    const { back, far } = crowdNamed(many, 'a seed');
    expect(far).toHaveLength(back.length + 1);
  }
});
