import { expect, it } from 'vitest';
import { crowdMakeup } from './crowd-makeup.ts';

it.each(["Arjun's friends", 'the children'])('makes %s children', (name) => {
  const { front, back } = crowdMakeup(name);
  expect([...front, ...back].every((person) => person === 'girl' || person === 'boy')).toBe(true);
});

it('puts no children among hunters, and all ages among villagers', () => {
  const isChild = (person: string) => person === 'girl' || person === 'boy';
  expect(crowdMakeup('hunters').front.some(isChild)).toBe(false);
  expect(crowdMakeup('villagers').front.some(isChild)).toBe(true);
});
