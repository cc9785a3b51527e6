import { expect, test } from 'vitest';
import { FaultPlan, parseFaults } from './faults.ts';

test('reads probabilities, every nth and the first n', () => {
  expect(parseFaults('create:drop@0.03,picture:truncated#5,chat:busy^2,list:error')).toEqual([
    { place: 'create', kind: 'drop', probability: 0.03 },
    { place: 'picture', kind: 'truncated', every: 5 },
    { place: 'chat', kind: 'busy', first: 2 },
    { place: 'list', kind: 'error' },
  ]);
  expect(parseFaults('')).toEqual([]);
  expect(() => parseFaults('create:explode')).toThrow('Not a fault');
});

test('the same seed gives the same faults, and another seed others', () => {
  const draw = (seed: number) => {
    const plan = new FaultPlan(parseFaults('create:drop@0.3'), seed);
    return Array.from({ length: 64 }, () => plan.pick('create')?.kind ?? '-').join('');
  };
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

test('counts each rule for itself, and only the calls that it matches', () => {
  const plan = new FaultPlan([{ place: 'chat', kind: 'busy', every: 2, match: 'leaf' }], 1);
  const picks = ['leaf', 'stone', 'leaf', 'leaf'].map((text) => plan.pick('chat', text)?.kind);
  expect(picks).toEqual([undefined, undefined, 'busy', undefined]);
  expect(plan.pick('create', 'leaf')).toBeUndefined();
});
