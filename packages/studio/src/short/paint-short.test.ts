import type { ShortPlan } from '@panelwise/contracts/domain/short';
import { expect, test } from 'vitest';
import { type Brush, shortLook, shortPainter } from './paint-short.ts';

const box = { x: 100, y: 100, width: 800, height: 450 };
const polygon: [number, number][] = [
  [100, 100],
  [900, 100],
  [900, 550],
  [100, 550],
];
const place = { panel: 1, line: 0, x: 0.1, y: 0.1, width: 0.2, height: 0.05, curve: 2.6 };
const line = { kind: 'dialogue' as const, speaker: 'Maya', text: 'It rains.', place };
const shot = (panel: number, startMs: number) => ({
  ...{ page: 1, panel, alt: '', polygon, startMs, endMs: startMs + 6_000 },
  ...{ from: box, to: { ...box, x: 140 * panel } },
  lines: [{ ...line, startMs: startMs + 2_000, endMs: startMs + 4_000 }],
});
const plan: ShortPlan = { shape: 'wide', ms: 12_000, shots: [shot(1, 0), shot(2, 6_000)] };

/** A canvas that writes down what is done on it. */
function recorder(name = 'sheet') {
  const done: string[] = [];
  const brush = new Proxy({ canvas: name } as Record<string, unknown>, {
    get: (kept, key: string) =>
      key in kept
        ? kept[key]
        : (...given: unknown[]) =>
            done.push(
              `${key} ${given.map((one) => (typeof one === 'number' ? Math.round(one) : one)).join(' ')}`,
            ),
    set: (kept, key: string, value) => {
      kept[key] = value;
      done.push(`${key} = ${value}`);
      return true;
    },
  });
  return { brush: brush as unknown as Brush, done };
}
const paintAt = (ms: number, isCalm = false, size = { width: 1920, height: 1080 }, rests = false) => {
  const { brush, done } = recorder();
  let sheets = 0;
  const paint = shortPainter(
    plan,
    new Map([[1, 'page']]),
    shortLook,
    () => recorder(`sheet ${sheets++}`).brush,
  );
  paint(brush, size.width, size.height, ms, { isCalm, rests });
  return done;
};
const cameraOf = (done: string[]) => done.findLast((one) => one.startsWith('setTransform'));
const isBlank = (done: string[]) => done.includes(`fillStyle = ${shortLook.balloon}`);

test('a panel begins in pencil, and its balloon is empty until it is said', () => {
  expect(paintAt(0).some((one) => one.startsWith('drawImage page'))).toBe(false);
  expect(paintAt(1_000).some((one) => one.startsWith('drawImage page'))).toBe(true);
  expect([1_900, 2_100, 2_300].map((ms) => isBlank(paintAt(ms)))).toEqual([true, true, false]);
});

test('the same moment is always the same picture, wherever the short was before', () => {
  const { brush, done } = recorder();
  let sheets = 0;
  const paint = shortPainter(
    plan,
    new Map([[1, 'page']]),
    shortLook,
    () => recorder(`sheet ${sheets++}`).brush,
  );
  for (const ms of [9_000, 3_000]) paint(brush, 1920, 1080, ms);
  done.length = 0;
  paint(brush, 1920, 1080, 9_000);
  expect(cameraOf(done)).toBe(cameraOf(paintAt(9_000)));
});

test('the camera moves, but for whoever wants it calm it cuts, and nothing is drawn bit by bit', () => {
  expect(cameraOf(paintAt(3_000))).not.toBe(cameraOf(paintAt(2_700)));
  expect(cameraOf(paintAt(2_800, true))).toBe(cameraOf(paintAt(700, true)));
  expect(paintAt(0, true)).not.toContain('clip');
  expect(
    paintAt(2_010, true)
      .filter((one) => one.includes('globalAlpha'))
      .at(-1),
  ).toBe('globalAlpha = 1');
  expect(isBlank(paintAt(2_010, true))).toBe(false);
});

test('it can be sent as text: nothing in it comes from outside', () => {
  const again = new Function(`return ${shortPainter.toString()}`)() as typeof shortPainter;
  const { brush, done } = recorder();
  again(plan, new Map([[1, 'page']]), shortLook, () => recorder().brush)(brush, 1920, 1080, 3_000);
  expect(cameraOf(done)).toBe(cameraOf(paintAt(3_000)));
});

test('one that rests shows all of its panel, also where the camera sees a part of it', () => {
  // Of 848 px, which are the panel's 800 and a little around it, upright.
  expect(cameraOf(paintAt(5_999, false, { width: 1080, height: 1920 }, true))).toBe(
    'setTransform 1 0 0 1 -97 546',
  );
});
