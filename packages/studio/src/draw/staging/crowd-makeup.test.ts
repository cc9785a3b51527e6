import { expect, it } from 'vitest';
import { crowdMakeup } from './crowd-makeup.ts';

const isChild = (person: string) => person === 'girl' || person === 'boy';

it.each(["Arjun's friends", 'the children'])('makes %s children', (name) => {
  const { front, back } = crowdMakeup(name);
  expect([...front, ...back].every(isChild)).toBe(true);
});

it('puts no children among hunters, and all ages among villagers', () => {
  expect(crowdMakeup('hunters').front.some(isChild)).toBe(false);
  expect(crowdMakeup('villagers').front.some(isChild)).toBe(true);
});

it('makes a group or a team of children, and of grown-ups where it is one of theirs', () => {
  expect(crowdMakeup('first group').back.every(isChild)).toBe(true);
  expect(crowdMakeup('the team').back.every(isChild)).toBe(true);
  expect(crowdMakeup('rescue team').front.some(isChild)).toBe(false);
});
