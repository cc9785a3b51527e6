import type { PackBeat } from './lesson-pack.ts';

/** What the learner and the guide say in a beat, as it is written: with `{guide}` and `{learner}` for their names. */
export function linesOfBeat(beat: PackBeat): string[] {
  const lines = ['learner' in beat ? beat.learner : undefined, 'guide' in beat ? beat.guide : undefined];
  return lines.filter((line): line is string => line !== undefined);
}
