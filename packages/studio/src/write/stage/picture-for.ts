import type { Language } from '../../language/language.ts';
import { readingRules } from '../../language/reading/reading-rules.ts';
import { pictureOf } from '../../words/picture-of.ts';
import type { Story } from '../story/analyse-story.ts';
import { plainWords } from '../text/words.ts';
import { infant } from './entity-looks.ts';

/** Every icon that the rules of other languages name; a test holds them against what can be drawn. */
export const iconsOfRules = [
  ...new Set(Object.values(readingRules).flatMap((rules) => [...rules.icons.values()])),
];

/**
 * The icon that shows just what a term means here; undefined rather than something near.
 * @param around the words that tell which of its meanings is meant; English alone asks for them
 */
export function pictureFor(term: string, language: Language, around: readonly string[]): string | undefined {
  const icon = anyPictureFor(term, language, around);
  // Of a baby there is only a yellow head without a body.
  return icon === infant ? undefined : icon;
}

function anyPictureFor(term: string, language: Language, around: readonly string[]): string | undefined {
  if (language === 'en') return pictureOf(term.replace(/^the /i, ''), around)?.picture;
  const { icons } = readingRules[language];
  const lower = term.toLowerCase();
  // German nouns are known by their capital.
  return (
    icons.get(term) ??
    icons.get(lower) ??
    icons.get(lower.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
  );
}

/** The words round a term that stands for itself: what the story is about. */
export const topicWords = ({ concept, terms }: Pick<Story, 'concept' | 'terms'>): string[] => [
  ...plainWords(concept),
  ...terms.map(({ key }) => key),
];
