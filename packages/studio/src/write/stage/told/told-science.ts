import type { StorySentence } from '../../story/analyse-story.ts';
import { type Told, textOf } from './told.ts';

const phases = ['prophase', 'metaphase', 'anaphase', 'telophase'] as const;

/** A cell that divides: all four phases, and one number of chromosomes that come in pairs. */
export function toldDivision(sentences: StorySentence[]): Told | undefined {
  const text = textOf(sentences);
  const from = sentences.filter((one) => phases.some((phase) => one.text.toLowerCase().includes(phase)));
  if (!phases.every((phase) => textOf(from).toLowerCase().includes(phase)) || /\bmeiosis\b/i.test(text))
    return undefined;
  const counts = new Set([...text.matchAll(/\b(\d+) chromosomes\b/gi)].map(([, count]) => Number(count)));
  const [count] = counts;
  if (counts.size !== 1 || !count || count % 2 || count > 8) return undefined;
  return {
    diagram: {
      kind: 'division',
      pairs: count / 2,
      phases: phases.map((phase) => ({ phase, label: `${phase[0]!.toUpperCase()}${phase.slice(1)}` })),
    },
    from,
  };
}

/** The tilted Earth round the sun, where the story tells the tilt and a season of June and of December. */
export function toldSeasons(sentences: StorySentence[]): Told | undefined {
  const text = textOf(sentences);
  const tilted = sentences.filter((one) => /\b(?:tilt|lean)/i.test(one.text));
  if (!/\bEarth\b/.test(text) || !/\b23\.[45] ?(?:degrees|°)/.test(textOf(tilted))) return undefined;
  if (!/\bsun\b/i.test(text)) return undefined;
  const months = sentences.filter(
    (one) => /\b(?:June|December)\b/.test(one.text) && /\b(?:summer|winter)\b/i.test(one.text),
  );
  const named = (month: string) => months.some((one) => one.text.includes(month));
  if (!named('June') || !named('December')) return undefined;
  return {
    diagram: { kind: 'seasons', march: 'March', june: 'June', september: 'September', december: 'December' },
    from: [...new Set([...tilted, ...months])],
  };
}
