import { expect, test } from 'vitest';
import { planShort, type ShortPanel, wordsPerMinuteOf } from './plan-short.ts';
import { shortPlanSchema, shortRules, shortShapes } from './short.ts';
import { shortSubtitles } from './short-subtitles.ts';

const panelOf = (page: number, panel: number, words = 8, more: Partial<ShortPanel> = {}): ShortPanel => ({
  page,
  panel,
  polygon: [
    [40, 40 + (panel - 1) * 400],
    [1200, 40 + (panel - 1) * 400],
    [1200, 400 + (panel - 1) * 400],
    [40, 400 + (panel - 1) * 400],
  ],
  alt: 'A sea under the sun.',
  lines: [
    { kind: 'caption', speaker: null, text: 'The sun & the <sea>.' },
    { kind: 'dialogue', speaker: 'Maya', text: Array.from({ length: words }, () => 'drop').join(' ') },
  ],
  places: [{ panel, line: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1, curve: 2.6 }],
  hasDiagram: false,
  facts: 0,
  ...more,
});
const comic = (panels: ShortPanel[], grade = '8') => ({ grade, concept: 'The Water Cycle', panels });
/** Forty panels, ten pages. */
const long = Array.from({ length: 40 }, (_, i) =>
  panelOf(Math.floor(i / 4) + 1, (i % 4) + 1, 12, { hasDiagram: i === 30, facts: i === 22 ? 1 : 0 }),
);

test('a comic of forty panels is cut to the first, the last and those that teach, within a minute', () => {
  const plan = planShort(comic(long), 'wide')!;
  expect(shortPlanSchema.parse(plan)).toEqual(plan);
  expect(plan.ms).toBeLessThanOrEqual(shortRules.mostMs);
  expect(plan.ms).toBeGreaterThan(45_000);
  const shown = plan.shots.map(({ page, panel }) => (page - 1) * 4 + panel - 1);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  for (const index of [0, 22, 30, 39]) expect(shown).toContain(index);
  expect(planShort(comic(long), 'wide')).toEqual(plan);
});

test('a comic of three panels plays for twenty seconds, one of two is none', () => {
  const three = [panelOf(1, 1, 2), panelOf(1, 2, 2, { lines: [] }), panelOf(1, 3, 2)];
  expect(planShort(comic(three), 'tall')!.ms).toBe(shortRules.leastMs);
  expect(planShort(comic(three.slice(1)), 'tall')).toBeUndefined();
  expect(planShort(comic([...three.slice(1), panelOf(2, 1, 2, { polygon: [] })]), 'tall')).toBeUndefined();
});

test('lines follow each other inside their panel, and younger readers have longer', () => {
  for (const { startMs, endMs, lines } of planShort(comic(long), 'wide')!.shots) {
    let before = startMs + shortRules.drawMs;
    for (const line of lines) {
      expect(line.startMs).toBe(Math.max(before, line.startMs));
      expect(line.endMs - line.startMs).toBeGreaterThanOrEqual(shortRules.leastLineMs - 1);
      before = line.endMs;
    }
    expect(before).toBeLessThanOrEqual(endMs);
  }
  expect(wordsPerMinuteOf('K')).toBe(75);
  expect(wordsPerMinuteOf('3')).toBeLessThan(wordsPerMinuteOf('7'));
  expect(wordsPerMinuteOf(null)).toBe(150);
  // Whatever somebody writes into one panel, it ends.
  const [wordy] = planShort(comic([panelOf(1, 1, 400), ...long]), 'wide')!.shots;
  expect(wordy!.endMs).toBeLessThanOrEqual(shortRules.mostPanelMs);
});

test.each(['wide', 'tall'] as const)(
  'the camera of a %s short has its shape and goes along a long panel',
  (shape) => {
    const { width, height } = shortShapes[shape];
    const [shot] = planShort(comic(long), shape)!.shots;
    for (const box of [shot!.from, shot!.to]) expect(box.width / box.height).toBeCloseTo(width / height, 2);
    // 1160 x 360 px: an upright picture shows its left end first.
    expect(shot!.to.x - shot!.from.x).toBeGreaterThan(shape === 'tall' ? 500 : -1);
    const square = panelOf(1, 1, 2, {
      polygon: [
        [100, 100],
        [700, 100],
        [700, 700],
        [100, 700],
      ],
    });
    const { from, to } = planShort(comic([square, ...long]), shape)!.shots[0]!;
    for (const { x, y, width, height } of [from, to])
      expect([x <= 100, y <= 100, x + width >= 700, y + height >= 700]).toEqual([true, true, true, true]);
    expect(to.width).toBeLessThan(from.width);
  },
);

test('subtitles say who speaks, at the times of the plan', () => {
  const plan = planShort(comic(long), 'wide')!;
  const vtt = shortSubtitles(plan);
  expect(vtt.startsWith('WEBVTT\n\n00:00:01.200 --> ')).toBe(true);
  expect(vtt).toContain('The sun &amp; the &lt;sea&gt;.');
  expect(vtt).toContain('<v Maya>drop drop');
  const times = [...vtt.matchAll(/^(\d\d):(\d\d):(\d\d)\.(\d{3}) -->/gm)].map(
    ([, h, m, s, ms]) => ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1_000 + Number(ms),
  );
  expect(times).toEqual(plan.shots.flatMap(({ lines }) => lines.map(({ startMs }) => startMs)));
});
