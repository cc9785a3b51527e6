import type { MadeBy } from './made-by.ts';

/** How a comic came about in one sentence, as far as that is known; empty where nothing is. */
export function madeSentence(made: MadeBy | null, isReviewed = false): string {
  const [written, drawn] = [writtenWords(made), drawnWords(made)];
  const work =
    written && written === drawn
      ? `drawn and written ${written}`
      : [written && `written ${written}`, drawn && `drawn ${drawn}`].filter(Boolean).join(', ');
  const all = [work, isReviewed && 'reviewed by a person'].filter(Boolean).join(', ');
  return all && `${all[0]!.toUpperCase()}${all.slice(1)}.`;
}

const studio = 'by the built-in studio';
const model = 'with AI';

function writtenWords(made: MadeBy | null): string | undefined {
  if (!made?.written) return undefined;
  if (made.written === 'creator') return 'by its creator';
  const by = made.written === 'builtin' ? studio : model;
  if (!made.edited) return by;
  return made.written === 'builtin' ? `${by} and its creator` : `${by} and by its creator`;
}

function drawnWords(made: MadeBy | null): string | undefined {
  if (!made?.drawn?.length) return undefined;
  return made.drawn.some((by) => by !== 'builtin') ? model : studio;
}
