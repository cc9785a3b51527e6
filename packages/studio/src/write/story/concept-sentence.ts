import { stopWords } from '../../language/stop-words.ts';
import { capitalise, escapeRegExp, plainWords, singular } from '../text/words.ts';
import type { Story, StorySentence } from './analyse-story.ts';

/** The words of a sentence that hold the concept, and where they stand. */
export type ConceptSentence = { text: string; sentence: StorySentence };

const article = '(?:an? |the )?';
/** Verbs that say what something is or does; a story's own moments have others. */
const tells = '(?:is|are|was|were|means?|tells?|happens?|says?|lets?|turns?|makes?|needs?|shows?|needs?)';

/**
 * The sentences that give a concept its name or say what it is, the best first: "… and that is called erosion", "Erosion is
 * what water does to rock", "That is erosion". What is said is given without its frame. English; none in other languages.
 */
export function conceptSentences(sentences: readonly StorySentence[], story: Story): ConceptSentence[] {
  const names = story.language === 'en' ? namesOf(story.concept) : [];
  if (names.length === 0) return [];
  const concept = `(?:${names.map(nameForms).join('|')})(?!\\p{L}|-)`;
  const named = [
    `(?:called|(?:we|they|you|people|scientists|economists|\\p{L}+s) call(?: \\p{L}+)?|known as|the name for) ${article}${concept}`,
    `(?:^|[,;:] (?:and |so )?)(?:that|this|it) is (?:what )?${article}${concept}`,
    `(?:^|[,;] (?:and |so |because )?)${article}${concept} ${tells}(?!\\p{L})`,
  ].map((source) => new RegExp(source, 'iu'));
  return sentences
    .filter(({ kind, text }) => kind !== 'question' && !/[?:]["”]?$/.test(text))
    .map((sentence) => ({ sentence, text: saidIn(sentence) ?? sentence.text }))
    .map((found) => ({ ...found, rank: named.findIndex((form) => form.test(found.text)) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.sentence.index - b.sentence.index)
    .map(({ sentence, text }) => ({ sentence, text }));
}

/** What is said, without whom it is said to: "Grandpa, this is a pulley." */
const saidIn = ({ quote }: StorySentence) =>
  quote && capitalise(quote.spoken.join(' ').replace(/^\p{Lu}\p{L}+, /u, ''));

/** "Friendship and envy" are two concepts, "the water cycle" is one. */
const namesOf = (concept: string): string[][] =>
  concept
    .split(/,| and | or /)
    .map((name) => plainWords(name).filter((word) => !/^(?:an?|the)$/.test(word)))
    .filter((words) => words.length > 0 && words.length <= 3)
    .filter((words) => words.some((word) => word.length > 2 && !stopWords.en.has(word)));

const nameForms = (words: string[]) => {
  const last = singular(words.at(-1)!);
  return [...words.slice(0, -1).map(escapeRegExp), `${escapeRegExp(last)}(?:e?s)?`].join(' ');
};
