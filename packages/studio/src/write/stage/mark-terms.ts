import { escapeRegExp } from '../text/words.ts';
import type { Beat } from './beat.ts';

/** Puts *stars* on the first place where each key term is said or captioned, one term a text at most. */
export function markTerms(beats: Beat[], terms: string[]): Beat[] {
  const open = terms.filter((term) => term.length > 3);
  const mark = (text: string): string => {
    if (text.includes('*')) return text;
    for (const term of open) {
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}])(${escapeRegExp(term)}(?:e?s)?)(?![\\p{L}\\p{N}])`,
        'iu',
      );
      if (!pattern.test(text)) continue;
      open.splice(open.indexOf(term), 1);
      return text.replace(pattern, '*$1*');
    }
    return text;
  };
  return beats.map((beat) => {
    if (beat.kind === 'quote' || beat.kind === 'title') return beat;
    const caption = beat.caption && mark(beat.caption);
    const lines = beat.lines.map((line) => ({ ...line, text: mark(line.text) }));
    return { ...beat, caption, lines, captionBottom: beat.captionBottom && mark(beat.captionBottom) };
  });
}
