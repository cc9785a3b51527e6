/** Which of the two a text, a title or history says somebody is. */
export type Gender = 'she' | 'he';

export const entityKinds = ['child', 'adult', 'animal', 'group', 'place', 'event', 'idea', 'thing'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** How old a child is: not yet at school, at school, a teenager. */
export type ChildAge = 'small' | 'kid' | 'teen';

/** Somebody or something that a story names, or that acts in it. */
export type Entity = {
  /** As a comic calls it: "Priya", "Priya's dad", "Mr. Tremblay", "goat". */
  name: string;
  kind: EntityKind;
  /** Species of an animal: "dog". */
  what?: string;
  /** An animal that is told to be young: a kitten, a cub. */
  young?: true;
  /** Left open unless pronouns, titles, kin words, history or a given name of one gender tell it. */
  gender?: Gender;
  /** An old person. */
  elder?: true;
  /** Of a child, where the text tells it. */
  age?: ChildAge;
  /** "teacher", "merchant", "grandmother". */
  role?: string;
  /** When and where somebody of the past lived: "1800s India", "ancient Egypt". Left out for people of today. */
  period?: string;
  /** The id of somebody of history, under which they are drawn: "marie-curie". */
  known?: string;
  /** Who bear the same are related: the name of one of them, or `teller` with whoever tells the story. */
  family?: string;
  /** Other ways in which the text names it: "Ohm" for Georg Ohm, "her father" once it is known whose. */
  aliases: string[];
  /** Number of the first sentence it is in. */
  first: number;
};

export const moods = [
  'happy',
  'funny',
  'calm',
  'curious',
  'tense',
  'sad',
  'scared',
  'angry',
  'grave',
] as const;
/** How a sentence feels. `grave`: violence, death, abuse, disaster; nobody smiles, nothing is asked about it. */
export type Mood = (typeof moods)[number];

/** Moods beside which nobody smiles or cheers. */
export const isDark = (mood: Mood) => /^(?:sad|scared|angry|grave)$/.test(mood);

/** Who tells the story: nobody in it, a child, or a grown-up. */
export type Narrator = 'none' | 'child' | 'adult';

/** What a text lacks for a lesson, so that its author can be asked for it. */
export type Missing = 'length' | 'events' | 'facts';

/** Signs that a child may be in danger, and the sentences that tell so. */
export type Danger = { kind: 'abuse' | 'self-harm'; sentences: number[] };
