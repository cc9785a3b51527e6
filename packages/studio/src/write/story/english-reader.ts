import { englishPeople } from '../reading/english-people.ts';
import { visibleWords } from '../reading/hidden-words.ts';
import { findNarrator } from '../reading/narrator.ts';
import { findPlaces } from '../reading/places.ts';
import { tellerThatIsNoPerson } from '../reading/teller.ts';
import { singular } from '../text/words.ts';
import { findAmounts } from './amounts.ts';
import { findDefinition } from './definitions.ts';
import type { Cause, Reader } from './reader.ts';
import { isFirstPerson, sentenceKind, setsScene } from './sentence-kind.ts';
import { tagSentence } from './tagger.ts';
import { findTerms } from './terms.ts';

/** Reads English with a model that knows parts of speech. */
export const englishReader: Reader = {
  tag: tagSentence,
  people: englishPeople,
  definition: ({ text, tokens }, index, concept) => findDefinition(text, tokens, index, concept),
  kind: sentenceKind,
  isFirstPerson,
  narrator: findNarrator,
  teller: tellerThatIsNoPerson,
  places: findPlaces,
  visible: visibleWords,
  setsScene,
  amounts: findAmounts,
  terms: findTerms,
  termKey: (words) => [...words.slice(0, -1), singular(words.at(-1)!)].join(' '),
  cause: findCause,
};

/** "Because A, B." and "B because A." taken apart; undefined for any other sentence. */
function findCause(text: string): Cause | undefined {
  if (text.includes('"')) return undefined;
  const plain = text.replace(/[.!]+$/, '');
  const first = /^Because (?!of\b)(.{8,}?), (.{8,})$/i.exec(plain);
  if (first) return { cause: first[1]!, effect: first[2]! };
  const last = /^(.{8,}?)(?<!(?:just|only|simply|not)),? because (?!of\b)(.{8,})$/i.exec(plain);
  return last ? { effect: last[1]!, cause: last[2]! } : undefined;
}
