import { isDark } from '../reading/reading.ts';
import type { Beat } from './beat.ts';

/** A comic of fewer beats has no room for a large picture. */
const leastBeats = 7;
/** The peak of a story lies in this stretch of it. */
const stretch = { from: 0.3, to: 0.97 };

const triumph =
  /\b(?:wins?|won|cheer(?:s|ed)?|at last|finally|suddenly|all at once|saved|discover(?:s|ed)?|for the first time|bursts?|explodes?|erupts?|shook|with a jump)\b/i;

/** Marks the moment of a story that gets the largest picture; none where nothing stands out. */
export function markPeak(beats: Beat[]): Beat[] {
  if (beats.length < leastBeats) return beats;
  const scores = beats.map((beat, at) => ({ at, score: excitement(beat, at / beats.length) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score < 2 ? beats : beats.map((beat, at) => (at === best.at ? { ...beat, peak: true } : beat));
}

function excitement(beat: Beat, place: number): number {
  if (place < stretch.from || place > stretch.to) return 0;
  if (beat.kind !== 'narration' && beat.kind !== 'quote') return 0;
  if (beat.captionBottom || !beat.people?.length || isDark(beat.mood ?? 'calm')) return 0;
  const words = [beat.caption, ...beat.lines.map(({ text }) => text)].join(' ');
  return (
    (triumph.test(words) ? 2 : 0) + (/!/.test(words) ? 2 : 0) + (beat.people.length > 1 ? 0.5 : 0) + place
  );
}
