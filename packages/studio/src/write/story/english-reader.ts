import { escapeRegExp, singular } from '../text/words.ts';
import { findAmounts } from './amounts.ts';
import { findDefinition } from './definitions.ts';
import { englishRoles, englishSpeech } from './english-speech.ts';
import { boyNames, girlNames } from './first-names.ts';
import { findPeople } from './people.ts';
import type { Cause, Reader } from './reader.ts';
import { type Gender, gendersIn } from './referents.ts';
import { isFirstPerson, sentenceKind, setsScene } from './sentence-kind.ts';
import { tagSentence } from './tagger.ts';
import { findTerms } from './terms.ts';

const she = /\b(?:she|her|hers|herself)\b/i;
const he = /\b(?:he|him|his|himself)\b/i;
const womanTitle =
  /^(?:Mrs|Ms|Miss|Aunt|Auntie|Grandma|Granny|Nana|Grandmother|Queen|Lady|Mother|Princess|Mom)\b/;
const manTitle = /^(?:Mr|Uncle|Grandpa|Grandfather|King|Sir|Father|Prince|Dad)\b/;

/** Reads English with a model that knows parts of speech. */
export const englishReader: Reader = {
  tag: tagSentence,
  people: findPeople,
  pronouns(sentences, people) {
    const told = gendersIn(
      sentences.map(({ text }) => text),
      people,
      { she, he },
    );
    return { she, he, genderOf: (name) => genderOfName(name) ?? told(name) };
  },
  meansGroup: (text) => /^(?:they|their|both|together)\b/i.test(text),
  roles: englishRoles,
  onlyOwns: (text, name) => !new RegExp(`(?<!\\p{L})${escapeRegExp(name)}(?!\\p{L}|'s)`, 'u').test(text),
  speech: englishSpeech,
  definition: ({ text, tokens }, index, concept) => findDefinition(text, tokens, index, concept),
  kind: sentenceKind,
  isFirstPerson,
  setsScene,
  amounts: findAmounts,
  terms: findTerms,
  termKey: (words) => [...words.slice(0, -1), singular(words.at(-1)!)].join(' '),
  cause: findCause,
};

function genderOfName(name: string): Gender | undefined {
  if (womanTitle.test(name)) return 'she';
  if (manTitle.test(name)) return 'he';
  const first = name.split(' ')[0]!;
  if (girlNames.has(first) === boyNames.has(first)) return undefined;
  return girlNames.has(first) ? 'she' : 'he';
}

/** "Because A, B." and "B because A." taken apart; undefined for any other sentence. */
function findCause(text: string): Cause | undefined {
  if (text.includes('"')) return undefined;
  const plain = text.replace(/[.!]+$/, '');
  const first = /^Because (?!of\b)(.{8,}?), (.{8,})$/i.exec(plain);
  if (first) return { cause: first[1]!, effect: first[2]! };
  const last = /^(.{8,}?),? because (?!of\b)(.{8,})$/i.exec(plain);
  return last ? { effect: last[1]!, cause: last[2]! } : undefined;
}
