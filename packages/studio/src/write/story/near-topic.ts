import { stopWords } from '../../language/stop-words.ts';
import { nearest, wordNumber } from '../../words/word-index.ts';
import { plainWords, singular } from '../text/words.ts';

/**
 * How near the meaning of a word or phrase is to the topic of a story: 1 for the same, around 0 for words that have
 * nothing to do with it; undefined where the vectors know neither the topic nor the words.
 */
export function nearTopic(concept: string): (phrase: string) => number | undefined {
  const topic = plainWords(concept)
    .filter((word) => !stopWords.en.has(word))
    .flatMap((word) => numberOf(word) ?? []);
  if (topic.length === 0) return () => undefined;
  return (phrase) => {
    const words = phrase.split(' ').flatMap((word) => numberOf(word) ?? []);
    return words.length > 0 ? Math.max(...words.map((word) => nearest(word, topic))) : undefined;
  };
}

const numberOf = (word: string) => wordNumber(word) ?? wordNumber(singular(word));
