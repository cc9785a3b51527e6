import type { PanelLine, TextPlace } from './comic.ts';
import { evidenceRules } from './evidence.ts';
import { grades } from './grades.ts';
import { type ShortPlan, type ShortShape, type Shot, shortRules } from './short.ts';
import { frameShot } from './short-camera.ts';

/** A panel as a short is planned from it. Both numbers count from 1; `polygon` is in px of the page. */
export type ShortPanel = {
  page: number;
  panel: number;
  polygon: readonly (readonly [number, number])[];
  alt: string;
  lines: readonly PanelLine[];
  places: readonly TextPlace[];
  /** It shows a diagram, or states so many facts of the lesson. */
  hasDiagram: boolean;
  facts: number;
};

export type ShortSource = {
  /** Null where that is not known. */
  grade: string | null;
  concept: string;
  panels: readonly ShortPanel[];
};

const { leastMs, mostMs, leastPanels, drawMs, leastLineMs, mostPanelMs, restMs, silentMs } = shortRules;

/**
 * The timeline of a comic's short: which panels it shows, what the camera sees, and when each line comes. The same comic
 * always gives the same one. A comic that is too long is cut to its most telling panels: the first, the last, and of the
 * others those with a diagram, facts and words of the concept.
 * @returns undefined where a comic has too few panels
 */
export function planShort(source: ShortSource, shape: ShortShape): ShortPlan | undefined {
  const timed = source.panels
    .filter(({ polygon }) => polygon.length > 2)
    .map((panel) => ({ panel, ...timePanel(panel, source.grade) }));
  if (timed.length < leastPanels) return undefined;
  const chosen = choose(timed, source.concept);
  const sum = chosen.reduce((ms, { length }) => ms + length, 0);
  // A short comic has more time for each of its panels.
  const slower = Math.max(1, leastMs / sum);
  let startMs = 0;
  const shots = chosen.map(({ panel, length, lines }): Shot => {
    const at = (ms: number) => Math.round(startMs + ms * slower);
    const shot = {
      page: panel.page,
      panel: panel.panel,
      polygon: panel.polygon.map(([x, y]): [number, number] => [x, y]),
      alt: panel.alt,
      startMs: Math.round(startMs),
      endMs: at(length),
      ...frameShot(panel.polygon, shape),
      lines: panel.lines.map((line, index) => {
        const place = panel.places.find((one) => one.line === index);
        const [from, to] = lines[index]!;
        return { ...line, startMs: at(from), endMs: at(to), ...(place && { place }) };
      }),
    };
    startMs += length * slower;
    return shot;
  });
  return { shape, ms: shots.at(-1)!.endMs, shots };
}

type Timed = { panel: ShortPanel; length: number; lines: [number, number][] };

/** How long a panel stands, and when each of its lines does, in ms from its beginning. */
function timePanel({ lines }: ShortPanel, grade: string | null): Omit<Timed, 'panel'> {
  if (lines.length === 0) return { length: drawMs + silentMs, lines: [] };
  const wordMs = 60_000 / wordsPerMinuteOf(grade);
  const reading = lines.map(({ text }) => Math.max(leastLineMs, countWords(text) * wordMs));
  const whole = reading.reduce((sum, ms) => sum + ms, 0);
  // Who reads more slowly than that has the comic.
  const faster = Math.min(1, (mostPanelMs - drawMs - restMs) / whole);
  let at: number = drawMs;
  const spans = reading.map((ms): [number, number] => {
    const from = at;
    at += ms * faster;
    return [from, at];
  });
  return { length: at + restMs, lines: spans };
}

/** Words a minute: that of grown readers from grade 8 on, half of it for the youngest. */
export function wordsPerMinuteOf(grade: string | null): number {
  const index = grades.findIndex(({ value }) => value === grade);
  const share = index < 0 ? 1 : Math.min(1, 0.5 + index / 16);
  return Math.round(evidenceRules.wordsPerMinute * share);
}

/** The panels that fit into the longest short, in the order of the comic. */
function choose(all: readonly Timed[], concept: string): Timed[] {
  const last = all.length - 1;
  const terms = new Set(wordsOf(concept).filter((word) => word.length > 3));
  const score = ({ panel: { hasDiagram, facts, lines } }: Timed) =>
    (hasDiagram ? 3 : 0) +
    Math.min(2, facts) +
    Math.min(2, lines.flatMap(({ text }) => wordsOf(text)).filter((word) => terms.has(word)).length);
  const between = all
    .map((one, index) => ({ one, index, score: score(one) }))
    .slice(1, -1)
    .sort((a, b) => b.score - a.score || a.index - b.index);
  let ms = all[0]!.length + all[last]!.length;
  const kept = new Set([0, last]);
  for (const { one, index } of between) {
    if (ms + one.length > mostMs) continue;
    ms += one.length;
    kept.add(index);
  }
  return all.filter((_, index) => kept.has(index));
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
