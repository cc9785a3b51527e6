import { expect, test } from 'vitest';
import { stopNear, stopsIn } from './stops.ts';

const panel = (width: number, height: number): [number, number][] => [
  [22, 52],
  [18 + width, 52],
  [18 + width, 48 + height],
  [22, 48 + height],
];
const upright = { width: 390, height: 420 };

test('a panel that nearly fills its screen shows whole', () => {
  expect(stopsIn(panel(560, 500), upright)).toEqual([{ x: 20, y: 50, width: 560, height: 500 }]);
});

test('a wide panel is read from left to right on an upright phone, in parts that overlap and leave nothing out', () => {
  const two = stopsIn(panel(1000, 480), upright);
  expect(two.map(({ y, height }) => [y, height])).toEqual([
    [50, 480],
    [50, 480],
  ]);
  expect(two[0]!.x).toBe(20);
  expect(two[1]!.x + two[1]!.width).toBe(1020);
  expect(two[0]!.x + two[0]!.width).toBeGreaterThan(two[1]!.x);
  expect(two[0]!.width).toBeLessThan(600);
});

test('a very wide one has three parts', () => {
  const three = stopsIn(panel(1200, 370), upright);
  expect(three).toHaveLength(3);
  for (const [before, after] of [three.slice(0, 2), three.slice(1)])
    expect(before!.x + before!.width).toBeGreaterThan(after!.x);
});

test('a tall panel shows whole on a lying phone', () => {
  expect(stopsIn(panel(500, 700), { width: 500, height: 300 })).toHaveLength(1);
});

test('a screen without a size shows the panel whole', () => {
  expect(stopsIn(panel(1200, 370), { width: 0, height: 0 })).toHaveLength(1);
});

test('finds the part that shows a place', () => {
  const two = stopsIn(panel(1000, 480), upright);
  expect([stopNear(two, 100), stopNear(two, 900)]).toEqual([0, 1]);
});
