import { isView } from '../props/views.ts';
import { createRandom } from '../random.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';

/** A row of one to three panels, or `tall`: one panel as high as the two that stand above each other beside it. */
export type Band = 1 | 2 | 3 | 'tall';
/** How a page is cut, from the top. */
export type Bands = readonly Band[];

export const panelsIn = (band: Band): number => (band === 'tall' ? 3 : band);

/** Panels are read row by row, so only a tall panel at the left leaves no doubt what comes next. */
const templates: Record<number, Bands[]> = {
  1: [[1]],
  2: [[1, 1], [2]],
  3: [[1, 2], [2, 1], [1, 1, 1], ['tall']],
  4: [
    [1, 2, 1],
    [2, 1, 1],
    [1, 1, 2],
    [2, 2],
    ['tall', 1],
    [1, 'tall'],
    [1, 3],
    [3, 1],
  ],
  5: [
    [1, 2, 2],
    [2, 1, 2],
    [2, 2, 1],
    [1, 2, 1, 1],
    [1, 1, 2, 1],
    ['tall', 2],
    [2, 'tall'],
    [1, 'tall', 1],
    ['tall', 1, 1],
    [1, 3, 1],
    [2, 3],
    [3, 2],
    [1, 1, 3],
  ],
  6: [
    [1, 2, 2, 1],
    [1, 2, 1, 2],
    [1, 1, 2, 2],
    [2, 2, 2],
    [2, 1, 2, 1],
    [2, 2, 1, 1],
    [1, 'tall', 2],
    [1, 2, 'tall'],
    ['tall', 2, 1],
    [2, 'tall', 1],
    ['tall', 'tall'],
    [1, 3, 2],
    [1, 2, 3],
    [2, 3, 1],
    [3, 1, 2],
  ],
  7: [
    [1, 2, 2, 2],
    [2, 2, 1, 2],
    [2, 2, 2, 1],
    [2, 1, 2, 2],
    [1, 2, 2, 1, 1],
    [1, 2, 1, 2, 1],
    [1, 'tall', 2, 1],
    ['tall', 2, 2],
    [2, 'tall', 2],
    [1, 3, 1, 2],
    [1, 'tall', 3],
    [2, 3, 2],
  ],
  8: [
    [2, 2, 2, 2],
    [1, 2, 2, 2, 1],
    [1, 2, 2, 1, 2],
    [2, 1, 2, 1, 2],
    [1, 1, 2, 2, 2],
    [2, 2, 2, 1, 1],
    ['tall', 2, 1, 2],
    [1, 2, 'tall', 2],
    [2, 3, 2, 1],
    [1, 3, 2, 2],
    ['tall', 'tall', 2],
  ],
};

/** What the pages of a comic take turns to prefer, so that two in a row are cut differently. */
const tastes: ((bands: Bands) => number)[] = [
  (bands) => (bands.includes('tall') ? 1 : 0),
  (bands) => (bands[0] === 2 ? 0.8 : 0),
  (bands) => (bands.includes(3) ? 0.9 : 0),
  (bands) => (bands[0] === 1 && !bands.includes('tall') && !bands.includes(3) ? 0.9 : 0),
];

/** Ways to cut a page for these panels, the best fitting first: each panel where its words and people have room. */
export function rankTemplates(panels: StagedPanel[], seed: string, pageNumber: number): Bands[] {
  const random = createRandom(`${seed}|layout`);
  const taste =
    tastes[(pageNumber + Math.floor(createRandom(`${seed.split('|')[0]}|taste`)() * 4)) % tastes.length]!;
  const options = templates[panels.length] ?? [panels.map((): Band => 1)];
  return options
    .map((bands) => ({ bands, score: scoreOf(bands, panels) + taste(bands) + random() * 0.5 }))
    .sort((a, b) => b.score - a.score)
    .map(({ bands }) => bands);
}

function scoreOf(bands: Bands, panels: StagedPanel[]): number {
  let score = 0;
  let i = 0;
  for (const band of bands) {
    const inBand = panels.slice(i, i + panelsIn(band));
    i += inBand.length;
    if (band === 'tall') score += tallWorth(inBand[0]!) - stackCost(inBand[1]!) - stackCost(inBand[2]!);
    else if (band === 1) score += wideWish(inBand[0]!);
    else if (band === 2) for (const panel of inBand) score -= 0.8 * wideWish(panel);
    else for (const panel of inBand) score -= 1.1 * Math.max(-0.4, wideWish(panel)) + stripCost(panel);
  }
  return score;
}

const lettersOf = (panel: StagedPanel) =>
  panel.lines.reduce((sum, line) => sum + line.text.length, 0) + (panel.caption?.length ?? 0) * 0.8;

/** -1 to 1: how much a panel wants a row of its own. One that asks for nothing still reads better wide when it is full. */
function wideWish(panel: StagedPanel): number {
  if (panel.wide !== undefined) return panel.wide ? 1 : -1;
  const letters = lettersOf(panel);
  if (panel.actors.length <= 1 && letters < 40) return -0.2;
  return Math.min(0.7, Math.max(0, panel.actors.length - 2) * 0.35 + Math.max(0, letters - 150) / 500);
}

/** A high narrow panel suits whole figures and a single thing, not diagrams, titles or a crowd. */
function tallWorth(panel: StagedPanel): number {
  if (panel.diagram || panel.title || panel.wide || panel.actors.length > 2) return -1.6;
  // What two people talk about would hang over their words, far from them.
  if (panel.actors.length === 2 && panel.props.some(isView)) return -0.8;
  const suits =
    panel.shot === 'wide' || panel.shot === 'splash' ? 0.5 : panel.actors.length === 1 ? 0.4 : 0.1;
  return suits - Math.max(0, lettersOf(panel) - 170) / 300;
}

/** Stacked panels are half as wide and half as high as the band: no room for most diagrams. */
const stackCost = (panel: StagedPanel) => 0.7 * Math.max(-0.2, wideWish(panel)) + (panel.diagram ? 0.6 : 0);

/** A third of a row has room for a face or a thing and a dozen words. */
function stripCost(panel: StagedPanel): number {
  if (panel.diagram || panel.title) return 1.5;
  return Math.max(0, lettersOf(panel) - 45) / 55 + Math.max(0, panel.actors.length - 1) * 0.5 - 0.15;
}
