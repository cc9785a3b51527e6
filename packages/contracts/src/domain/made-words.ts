import type { MadeBy } from './made-by.ts';

/** How a comic came about in one sentence, as far as that is known; empty where nothing is. */
export function madeSentence(made: MadeBy | null, isReviewed = false): string {
  const [written, drawn] = [writtenWords(made), drawnWords(made)];
  const work =
    written && written === drawn
      ? `drawn and written ${written}`
      : [written && `written ${written}`, drawn && `drawn ${drawn}`].filter(Boolean).join(', ');
  const all = [work, isReviewed && 'reviewed by a person'].filter(Boolean).join(', ');
  const first = all && `${all[0]!.toUpperCase()}${all.slice(1)}.`;
  return [first, learningWords(made)].filter(Boolean).join(' ');
}

const studio = 'by the built-in studio';
const model = 'with AI';

/** What a service wrote of the questions and facts is said; the rest goes without saying. */
const learningWords = (made: MadeBy | null) =>
  made?.learning?.includes('openai') ? 'Questions and facts were written with AI.' : undefined;

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
