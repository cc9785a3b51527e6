import { expect, it } from 'vitest';
import type { LessonPlan } from './lesson-plan.ts';
import { extrasOfPart } from './part-extras.ts';

/** A plan whose parts teach these facts, each written as one letter. */
const planOf = (...parts: string[]) =>
  ({
    sections: parts.map((facts) => ({
      sentences: [],
      chapter: { beats: [{ beat: 'think', learner: 'Hm.', teaches: [...facts] }] },
    })),
  }) as unknown as LessonPlan;

const named = (facts: string, mark = '') => [...facts].map((fact) => ({ fact, name: fact + mark }));
const deal = (own: string, spare: string, parts: string[], most = 3, drawn = parts) => {
  const plan = planOf(...parts);
  const extras = { own: named(own), spare: named(spare, '+') };
  return parts.map((_, i) =>
    extrasOfPart(extras, plan, i + 1, (fact) => drawn[i]!.includes(fact), { least: 2, most })
      .map(({ name }) => name)
      .join(' '),
  );
};

it('gives each part what it teaches, and a fact of two parts to the first', () => {
  expect(deal('abcd', '', ['ab', 'bcd'])).toEqual(['a b', 'c d']);
});

it('fills up with spare ones of what the part teaches, first of facts that have none', () => {
  expect(deal('ab', 'bcx', ['abc', 'bx'])).toEqual(['a b c+', 'x+ b+']);
});

it('gives a poor part what another part has as well, and nothing that it does not teach', () => {
  expect(deal('abcde', '', ['abcd', 'de'])).toEqual(['a b c', 'e d']);
  expect(deal('ab', '', ['ab', 'z'])).toEqual(['a b', '']);
});

it('repeats what a question asks only where there is too little else', () => {
  const dealt = (least: number) =>
    extrasOfPart(
      { own: named('abc'), spare: named('d', '+') },
      planOf('abcd'),
      1,
      () => true,
      { least, most: 4 },
      ({ fact }) => 'ab'.includes(fact),
    ).map(({ name }) => name);
  expect(dealt(2)).toEqual(['c', 'd+']);
  expect(dealt(3)).toEqual(['c', 'd+', 'a']);
});

it('leaves out what the story left no room for', () => {
  expect(deal('abc', 'd', ['abcd'], 3, ['bd'])).toEqual(['b d+']);
});

it('gives no part more than the most', () => {
  expect(deal('abcd', 'ef', ['abcdef'], 2)).toEqual(['a b']);
});
