import type { Quote } from '../story/quotes.ts';
import type { Entity } from './reading.ts';

/** Who is in a story: everybody as entities, and sentence by sentence who is there, who is named, and who speaks. */
export type PeopleOfStory = { entities: Entity[]; sentences: PeopleOfSentence[] };

export type PeopleOfSentence = {
  /** Who is on stage, in order of appearance. */
  people: string[];
  /** Who is named, in order of appearance. */
  named: string[];
  /** Who is there as well by all that the story tells, though no word of the sentence means them, the likeliest first. */
  alsoThere?: string[];
  /** Groups that do something: "the villagers". */
  groups?: string[];
  /** Who is not there, as the story has told ("Rex was gone"), or hardly, by all that it tells. */
  away?: string[];
  quote?: Quote;
};

/** Kinds that can act in a panel by themselves. */
export const isActor = ({ kind }: Pick<Entity, 'kind'>) =>
  kind === 'child' || kind === 'adult' || kind === 'animal';
