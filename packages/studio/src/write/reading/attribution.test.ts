import { expect, it } from 'vitest';
import { isAttribution } from './attribution.ts';

const people = ['Ana', 'Tomas', 'Mr. Bell'];

it.each([
  ', says Ana',
  'Her dad told us quietly.',
  ', her brother Tomas promised their mother.',
  'then ana said,',
  'Mr. Bell asked',
])('says who speaks and nothing else: %s', (part) => {
  expect(isAttribution(part, people)).toBe(true);
});

it.each([', said Tomas and ran to the door.', 'Ana held the rope.'])('tells more: %s', (part) => {
  expect(isAttribution(part, people)).toBe(false);
});
