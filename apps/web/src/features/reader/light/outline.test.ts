import { expect, test } from 'vitest';
import { placePaths } from './outline.ts';

const box = { panel: 1, line: 0, x: 0.25, y: 0.5, width: 0.1, height: 0.05 };
const pointsOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);

test('a caption is lit to its corners', () => {
  expect(placePaths(box)).toEqual(['M310 877L434 877L434 964.7L310 964.7Z']);
});

test('a balloon is lit along its curve, inside its box and touching all four sides', () => {
  const [path] = placePaths({ ...box, curve: 2.7 });
  const points = pointsOf(path!);
  const [a, b] = [62, 43.85];
  for (const [x, y] of points)
    expect((Math.abs(x - 372) / a) ** 2.7 + (Math.abs(y - 920.85) / b) ** 2.7).toBeCloseTo(1, 1);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([
    310, 434, 877, 964.7,
  ]);
});

test('a tail is lit with its balloon', () => {
  const tail: [[number, number], [number, number], [number, number]] = [
    [0.28, 0.54],
    [0.2, 0.6],
    [0.3, 0.54],
  ];
  const paths = placePaths({ ...box, curve: 2.7, tail });
  expect(pointsOf(paths[1]!)[1]).toEqual([248, 1052.4]);
});
