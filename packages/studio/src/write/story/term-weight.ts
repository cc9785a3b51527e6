import type { WordKind } from '../../words/word-kinds.ts';

/** Kinds of what stands about in any story. What is said, happens, or is made of something is likelier to be the topic. */
const furniture: ReadonlySet<WordKind | undefined> = new Set([
  'person',
  'food',
  'artifact',
  'animal',
  'time',
]);
const matter: ReadonlySet<WordKind | undefined> = new Set(['idea', 'phenomenon', 'event', 'substance']);

/** More mentions say no more. */
const enoughMentions = 5;

/** What speaks for and against a term. */
export type TermSigns = {
  /** How often it stands in the story. */
  mentions: number;
  defined: boolean;
  /** The text writes it as a term: a point of a list, a formula, "is called …". */
  named: boolean;
  ofConcept: boolean;
  /** No word that children use every day. */
  technical: boolean;
  /** Several words that are one in a dictionary. */
  compound: boolean;
  /** A verb or an adjective. */
  noNoun: boolean;
  /** How near its meaning is to the topic, 0 to 1; undefined where that is not known. */
  near: number | undefined;
  kind: WordKind | undefined;
  /** Where it stands first: 0 at the beginning of the story, 1 at its end. */
  late: number;
};

/** Terms that weigh less are words of the story and not of the lesson: none to show a learner as key terms. */
export const leastTermWeight = -1.2;

/**
 * How likely a teacher is to list a term, as log odds. The weights are those of a logistic
 * regression over 44 stories whose terms people had listed, rounded; a definition counts more than it did there.
 */
export function weighTerm(signs: TermSigns): number {
  const { near, kind } = signs;
  return (
    0.4 * Math.min(signs.mentions, enoughMentions) +
    (signs.defined ? 1 : 0) +
    (signs.named ? 1.2 : 0) +
    (signs.ofConcept ? 1.2 : 0) +
    (signs.technical ? 1.2 : 0) +
    (signs.compound ? 0.5 : 0) -
    (signs.noNoun ? 1.5 : 0) +
    (near === undefined ? 0 : near < 0.1 ? -0.9 : 1.5 * Math.max(0, near - 0.2)) +
    (kind === undefined ? -0.7 : matter.has(kind) ? 0.5 : furniture.has(kind) ? -0.8 : 0) -
    0.6 * signs.late -
    2.3
  );
}

/** From this nearness to the topic on, a word belongs to it. */
const nearTheTopic = 0.25;

/** Whether a term belongs to what a lesson is about: explained, named, near to the topic, or a matter with a word of its own. */
export const isTermOfLesson = ({ defined, named, ofConcept, near = 0, technical, kind, noNoun }: TermSigns) =>
  defined || named || ofConcept || (!noNoun && (near >= nearTheTopic || (technical && matter.has(kind))));
