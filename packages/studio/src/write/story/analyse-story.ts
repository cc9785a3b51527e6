import type { Brief } from '@panelwise/contracts/domain/series';
import { cleanText } from '@panelwise/contracts/domain/text';
import { splitSentences } from '../text/sentences.ts';
import { escapeRegExp, singular, wordCount } from '../text/words.ts';
import { findAmounts } from './amounts.ts';
import { type Definition, findDefinition } from './definitions.ts';
import { boyNames, girlNames } from './first-names.ts';
import { findPeople } from './people.ts';
import { findQuote, type Quote } from './quotes.ts';
import { type SentenceKind, sentenceKind } from './sentence-kind.ts';
import { type Token, tagSentence } from './tagger.ts';
import { findTerms, type Term } from './terms.ts';

export type StorySentence = {
  /** Counts from 0 through the whole story; `factId` in the script is `s` and this number. */
  index: number;
  text: string;
  words: number;
  kind: SentenceKind;
  /** People named, or meant by he or she, in order of appearance. */
  people: string[];
  /** Keys of the story's terms that stand in the sentence. */
  terms: string[];
  amounts: string[];
  quote?: Quote;
  definition?: Definition;
  tokens: Token[];
};

export type Story = {
  /** The concept in lower case. */
  concept: string;
  sentences: StorySentence[];
  people: string[];
  definitions: Definition[];
  terms: Term[];
};

/** The story read last. Parts, scripts and questions of one story are asked for in turn, and reading is most of the work. */
let lastRead: { story: string; concept: string; result: Story } | undefined;

/** Reads a story: its sentences, people, definitions, key terms and amounts. Any text will do, none as well. */
export function analyseStory({ story, concept }: Pick<Brief, 'story' | 'concept'>): Story {
  if (lastRead?.story !== story || lastRead.concept !== concept)
    lastRead = { story, concept, result: readStory({ story, concept }) };
  return lastRead.result;
}

function readStory(brief: Pick<Brief, 'story' | 'concept'>): Story {
  const concept = cleanText(brief.concept);
  const raw = splitSentences(cleanText(brief.story)).map((text) => ({ text, tokens: tagSentence(text) }));
  const people = findPeople(raw, concept);
  const definitions: Definition[] = [];
  const sentences: StorySentence[] = [];
  let lastPerson: string | undefined;
  let lastSpeaker: string | undefined;
  let lastGroup: string[] = [];
  raw.forEach(({ text, tokens }, index) => {
    const named = people
      .filter((name) => mentions(text, name))
      .sort((a, b) => text.indexOf(a) - text.indexOf(b));
    const meant = named.length > 0 ? named : whoIsMeant(text, lastPerson, lastGroup);
    if (named.length > 1) lastGroup = named;
    const referent = refersBack(text, lastPerson) ? lastPerson : undefined;
    lastPerson = named[0] ?? lastPerson;
    const quote = findQuote(text, { people, meant: referent, lastSpeaker });
    lastSpeaker = quote?.speaker;
    const definition = quote || named.length > 0 ? undefined : findDefinition(text, tokens, index, concept);
    if (definition && !definitions.some((d) => d.term === definition.term)) definitions.push(definition);
    const amounts = findAmounts(text);
    const kind = sentenceKind({
      text,
      hasDefinition: !!definition,
      hasQuote: !!quote,
      people: meant.length,
      amounts: amounts.length,
    });
    sentences.push({
      index,
      text,
      words: wordCount(text),
      kind,
      people: meant,
      terms: [],
      amounts,
      quote,
      definition,
      tokens,
    });
  });
  const terms = findTerms(
    raw.map((s) => s.tokens),
    definitions,
    people,
    concept,
  );
  const keys = new Set(terms.map((t) => t.key));
  for (const sentence of sentences) sentence.terms = termsIn(sentence.tokens, keys);
  return { concept: concept.toLowerCase(), sentences, people, definitions, terms };
}

const mentions = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${escapeRegExp(name)}(?!\\p{L})`, 'u').test(text);

/** Whether "he" or "she" in a sentence without names can mean the person named last. */
function refersBack(text: string, person: string | undefined): boolean {
  if (!person) return false;
  const first = person.split(' ')[0]!;
  if (/\b(?:she|her|hers)\b/i.test(text)) return !boyNames.has(first);
  return /\b(?:he|him|his)\b/i.test(text) && !girlNames.has(first);
}

/** Without a name: "they" are the people last named together, "he" or "she" is the last one. */
function whoIsMeant(text: string, person: string | undefined, group: string[]): string[] {
  if (/^they\b/i.test(text)) return group;
  return refersBack(text, person) ? [person!] : [];
}

function termsIn(tokens: Token[], keys: Set<string>): string[] {
  const words = tokens.map((t) => t.lower);
  const found = new Set<string>();
  for (let length = 3; length >= 1; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length);
      const key = [...run.slice(0, -1), singular(run.at(-1)!)].join(' ');
      if (keys.has(key)) found.add(key);
    }
  }
  return [...found];
}
