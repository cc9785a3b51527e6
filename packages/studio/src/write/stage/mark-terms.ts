import { stripTermMarks } from '@panelwise/contracts/domain/script';
import { escapeRegExp } from '../text/words.ts';
import type { Beat } from './beat.ts';

/** A short word that nobody chose as a term is likely no term. */
const shortest = 4;

/** Where a text says a term, in the singular or the plural. */
const sayingOf = (term: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${escapeRegExp(term)}(?:e?s)?)(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a text says a term. */
export const says = (text: string, term: string): boolean => holds(text, term) && sayingOf(term).test(text);

/** Looked for first: to make a pattern takes far longer. */
const holds = (text: string, term: string) => text.toLowerCase().includes(term.toLowerCase());

/**
 * Puts *stars* on the first place where each key term is said or captioned, one term a text at most. Of terms that the
 * creator of a comic chose no other word keeps its stars.
 */
export function markTerms(beats: Beat[], terms: string[], areChosen = false): Beat[] {
  const open = areChosen ? [...terms] : terms.filter((term) => term.length >= shortest);
  const mark = (given: string): string => {
    const text = areChosen ? stripTermMarks(given) : given;
    if (text.includes('*')) return text;
    for (const term of open) {
      if (!says(text, term)) continue;
      open.splice(open.indexOf(term), 1);
      return text.replace(sayingOf(term), '*$1*');
    }
    return text;
  };
  return beats.map((beat) => {
    if (beat.kind === 'quote' || beat.kind === 'title') return areChosen ? unmarked(beat) : beat;
    return withTexts(beat, mark);
  });
}

const unmarked = (beat: Beat) => withTexts(beat, stripTermMarks);

function withTexts(beat: Beat, change: (text: string) => string): Beat {
  const caption = beat.caption && change(beat.caption);
  const lines = beat.lines.map((line) => ({ ...line, text: change(line.text) }));
  return { ...beat, caption, lines, captionBottom: beat.captionBottom && change(beat.captionBottom) };
}
