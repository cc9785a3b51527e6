import { expect, test } from 'vitest';
import { cameraStyle, panelBox, panelClip } from './camera.ts';

const slanted: [number, number][] = [
  [100, 200],
  [700, 180],
  [660, 600],
  [100, 620],
];

test('the box holds the panel and its frame', () => {
  expect(panelBox(slanted)).toEqual({ x: 98, y: 178, width: 604, height: 444 });
});

test('a panel at the edge of the page stays on the page', () => {
  const whole: [number, number][] = [
    [0, 0],
    [1240, 0],
    [1240, 1754],
    [0, 1754],
  ];
  expect(panelBox(whole)).toEqual({ x: 0, y: 0, width: 1240, height: 1754 });
});

test('the clip follows the corners, frame included', () => {
  const points = panelClip(slanted)
    .slice('polygon('.length, -1)
    .split(', ')
    .map((point) => point.split(' ').map((part) => Number.parseFloat(part)));
  const first = [(98 / 1240) * 100, (198 / 1754) * 100];
  expect(points[0]![0]).toBeCloseTo(first[0]!, 2);
  expect(points[0]![1]).toBeCloseTo(first[1]!, 2);
  expect(points[2]![0]).toBeCloseTo((662 / 1240) * 100, 2);
});

test('clips have equally many corners, so that one can turn into the other', () => {
  const triangle: [number, number][] = [
    [0, 0],
    [10, 0],
    [5, 10],
  ];
  const count = (clip: string) => clip.split(',').length;
  expect(count(panelClip(triangle))).toBe(count(panelClip(slanted)));
});

test('a panel that is pointed out shows some of the page around it, but nothing beyond the page', () => {
  const style = cameraStyle(slanted, true);
  expect(style['--u']).toBe('min(100cqw / 812, 100cqh / 664)');
  expect(style.clipPath!.split(', ')[0]).toBe(
    panelClip([
      [0, 68],
      [812, 68],
      [812, 732],
      [0, 732],
    ]).split(', ')[0],
  );
});

test('the picture lies so that the middle of the panel is the middle of the screen', () => {
  const style = cameraStyle(slanted);
  expect(style['--u']).toBe('min(100cqw / 604, 100cqh / 444)');
  expect(style.left).toBe('calc(50cqw - var(--u) * 400)');
  expect(style.top).toBe('calc((100cqh - var(--u) * 444) * 0.5 - var(--u) * 178)');
});
