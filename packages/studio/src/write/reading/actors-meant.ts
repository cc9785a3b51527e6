import type { Meant } from './beings.ts';
import { isActor } from './people-of-story.ts';

/** The names of those who can act, of all whom some words mean, in the order of the words. */
export const actorsOf = (meant: readonly Meant[]): string[] =>
  meant.flatMap(({ who }) => (who && isActor(who) ? [who.name] : []));
