import type { CastChoices } from '@panelwise/contracts/domain/cast';
import type { PeopleOfStory } from '../reading/people-of-story.ts';
import type { Entity, Narrator } from '../reading/reading.ts';
import type { Definition } from './definitions.ts';
import type { KindEvidence, SentenceKind } from './sentence-kind.ts';
import type { Token } from './tagger.ts';
import type { Term } from './terms.ts';

export type ReadSentence = { text: string; tokens: Token[] };

/** How words around a quotation say who speaks. */
export type SpeechGrammar = {
  /** Words that say who speaks and nothing else. */
  isAttribution(part: string, people: readonly string[]): boolean;
  /** The person a part names as speaker; a role ("Mother") where no name stands. */
  speakerIn(part: string, people: readonly string[]): string | undefined;
  /** Whether a pronoun speaks. */
  pronounSpeaks(part: string): boolean;
  /** Whether there is a verb of speech and nobody with it: "le dijo". */
  omitsSubject(part: string): boolean;
  /** Whether the one who tells the story speaks. */
  selfSpeaks(part: string): boolean;
};

/** What reading a story needs to know of its language. */
export type Reader = {
  tag(text: string): Token[];
  /** Who is in the story, who is meant in each sentence, and who says what; what its creator has said of them holds. */
  people(
    sentences: readonly (ReadSentence & { paragraph: number })[],
    told?: CastChoices | undefined,
    country?: string,
  ): PeopleOfStory;
  definition(sentence: ReadSentence, index: number, concept: string): Definition | undefined;
  kind(evidence: KindEvidence): SentenceKind;
  isFirstPerson(text: string): boolean;
  /** Who tells the story. */
  narrator(texts: readonly string[]): Narrator;
  /** The animal or thing that tells it, where no person does. */
  teller?(texts: readonly string[]): Entity | undefined;
  /** The class of place that each sentence plays in; undefined where the text leaves it open. */
  places(texts: readonly string[]): (string | undefined)[];
  /** A sentence in which words that name nothing to be seen are blanked: what is compared, denied, wished for. */
  visible(text: string): string;
  /** A sentence that tells a moment of a story, not what is always so. */
  setsScene(text: string): boolean;
  amounts(text: string): string[];
  terms(sentences: Token[][], definitions: Definition[], people: string[], concept: string): Term[];
  /** The key under which a run of words would be a term. */
  termKey(words: string[]): string;
  /** Takes "A because B" apart. */
  cause(text: string): Cause | undefined;
};

export type Cause = { cause: string; effect: string };
