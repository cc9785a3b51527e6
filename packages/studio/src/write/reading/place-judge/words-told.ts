import { stopWords } from '../../../language/stop-words.ts';
import { plainWords, singular } from '../../text/words.ts';

/** Words this short tell of no place. */
const leastLetters = 3;
const ofSpeech = new Set(['said', 'asked', "don't", "didn't", "wasn't", "it's", "i'm"]);
const named = /(?<=[\p{L}\p{M},;:] )\p{Lu}[\p{L}\p{M}'’-]*/gu;

/** What a word says of a scene, or of `none`; `wordOfFeature` takes it apart again. */
export const wordFeature = (scene: string, word: string) => `${scene}${between}${word}`;
const between = '~';

/** @returns scene and word of a feature that is about a word */
export function wordOfFeature(feature: string): [scene: string, word: string] | undefined {
  const [scene, word] = feature.split(between);
  return word === undefined ? undefined : [scene!, word];
}

/**
 * Words of a text by which a judge can learn of its place, each once: without names and without what every text is full
 * of, and nouns and verbs without their endings ("pushed" and "pushing" are one).
 */
export function wordsTold(text: string): string[] {
  const words = plainWords(text.replace(named, ' '))
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word.length >= leastLetters && !stopWords.en.has(word) && !ofSpeech.has(word));
  return [...new Set(words.map((word) => singular(word).replace(/(?<=\p{L}{3})(?:ed|ing)$/u, '')))];
}
