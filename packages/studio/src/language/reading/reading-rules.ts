import type { Language } from '../language.ts';
import { germanRules } from './de.ts';
import { spanishRules } from './es.ts';
import { frenchRules } from './fr.ts';
import { hindiRules } from './hi.ts';

/**
 * How a story is read in a language for which there is no language model: by patterns that hold for most
 * sentences of a school text. English is read with a model and has no rules here.
 */
export type ReadingRules = {
  /** A sentence that gives a reason. */
  cause: RegExp;
  /** Takes such a sentence apart: groups `effect` and `reason`. */
  because: RegExp;
  example: RegExp;
  /** A sentence that goes on from the one before. */
  step: RegExp;
  firstPerson: RegExp;
  /** Takes a definition apart: groups `term` and `means`. */
  definitions: readonly RegExp[];
  /** Verbs of speech. */
  says: RegExp;
  /** Words for a woman or a man named before, and for oneself. */
  she: RegExp;
  he: RegExp;
  self: RegExp;
  /** Stands before or after a name: "Señora", "Frau", "जी". */
  titles: RegExp;
  /** People who are called by what they are: "Oma", "दादी". */
  roles: ReadonlyMap<string, 'she' | 'he'>;
  names: ReadonlyMap<string, 'she' | 'he'>;
  /** Roles of children, and of old people. */
  young: RegExp;
  old: RegExp;
  /** Many together: "Kinder", "लोग". */
  groups: RegExp;
  /** What stands before the name of a place and hardly ever before somebody's; undefined where the language tells it by no word before. */
  placeBefore: RegExp | undefined;
  /** Kin of the one who was named last: group `kin`. The mother of a stork is a stork. */
  ownKin: RegExp;
  /** Animals by their species: "Dackel" is a dog. */
  animals: ReadonlyMap<string, string>;
  /** What something is only compared with: "fier comme un coq". */
  compare: RegExp;
  /** Units after a number. */
  units: string;
  /** Icons by the words they show, and places by the words that tell of them. */
  icons: ReadonlyMap<string, string>;
  /** What puts somebody into a place: before or after `§`, where the word for the place stands. */
  located: RegExp;
  /** Where a sentence begins another time, so that it may play anywhere. */
  elsewhen: RegExp;
  /** Tells what had happened before, so that a place in it is not where the story goes on. */
  before: RegExp;
  /** Takes somebody from one place to another: where the sentence begins is open. */
  moves: RegExp;
  /** Somebody who teaches is in a classroom where nothing else is told. */
  teacher: RegExp;
  places: readonly (readonly [words: RegExp, place: string])[];
};

export const readingRules: Record<Exclude<Language, 'en'>, ReadingRules> = {
  hi: hindiRules,
  es: spanishRules,
  fr: frenchRules,
  de: germanRules,
};
