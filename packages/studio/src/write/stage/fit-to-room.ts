import type { Beat } from './beat.ts';

/**
 * The beats that have room in so many panels, in their order. What the studio says between the moments of a story goes
 * first, then what is told beside its course, and evenly among equals, so that no stretch of it is missing altogether. How
 * it begins and how it ends stay.
 */
export function fitToRoom(beats: Beat[], room: number): Beat[] {
  let over = beats.length - room;
  const kept = new Set(beats.keys());
  for (const weight of [0, 1, 2, 3]) {
    if (over <= 0) break;
    const alike = [...beats.keys()].filter((at) => weightOf(beats, at) === weight);
    const gone = Math.min(over, alike.length);
    for (let i = 0; i < gone; i++) kept.delete(alike[Math.floor(((i + 0.5) * alike.length) / gone)]!);
    over -= gone;
  }
  return beats.filter((_, at) => kept.has(at));
}

/** Whether a moment tells something, so that it is missed where it is left out. */
export const tellsSomething = (beat: Beat) => Boolean(beat.factIds?.length) || beat.kind === 'narration';

/** Higher ones stay longer. */
function weightOf(beats: readonly Beat[], at: number): number {
  const beat = beats[at]!;
  // The title, the first moment, and the one that closes.
  if (at < 2 || at === beats.length - 1) return 9;
  if (!tellsSomething(beat)) return 0;
  if (beat.kind === 'myth' || beat.kind === 'exchange' || beat.kind === 'think') return 1;
  return beat.peak || beat.diagram || beat.kind === 'define' || beat.kind === 'recap' ? 3 : 2;
}
