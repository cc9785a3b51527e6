import type { TextPlace } from '@panelwise/contracts/domain/comic';
import { pageSize } from '../guided/camera.ts';

type Point = readonly [x: number, y: number];

/** Corners that a curve is drawn with. */
const steps = 48;

const closed = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;

/** A panel's outline as an SVG path, px of the page. */
export const polygonPath = (polygon: readonly Point[]): string => closed(polygon);

/** The outlines of a balloon and its tail, or of a caption, as SVG paths in px of the page. */
export function placePaths({ x, y, width, height, curve, tail }: TextPlace): string[] {
  const [left, top] = [x * pageSize.width, y * pageSize.height];
  const [a, b] = [(width * pageSize.width) / 2, (height * pageSize.height) / 2];
  const corner = (right: number, down: number): Point => [left + a + right * a, top + b + down * b];
  const body = curve
    ? Array.from({ length: steps }, (_, i) => {
        const angle = (i / steps) * 2 * Math.PI;
        return corner(bent(Math.cos(angle), curve), bent(Math.sin(angle), curve));
      })
    : [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return [
    closed(body),
    ...(tail ? [closed(tail.map(([x, y]): Point => [x * pageSize.width, y * pageSize.height]))] : []),
  ];
}

/** A point of the superellipse |x|^n + |y|^n = 1 has the coordinates of the circle's point to the power 2 / n. */
const bent = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent);
