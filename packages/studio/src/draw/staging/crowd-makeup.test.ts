import { expect, it } from 'vitest';
import { crowdMakeup } from './crowd-makeup.ts';

it.each(["Arjun's friends", 'the children'])('makes %s children', (name) => {
  const { front, back } = crowdMakeup(name);
  expect([...front, ...back].every((person) => person === 'girl' || person === 'boy')).toBe(true);
});
