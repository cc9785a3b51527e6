import type { Meant } from './beings.ts';
import type { Mention } from './mentions.ts';
import type { Entity } from './reading.ts';

/** "Her best friend was Zainab", "My teacher is Mr. Bell". */
export const isNowNamed = ({ determiner, being }: Meant, { owns, entity }: Mention, between: string) =>
  /^ (?:is|was) $/.test(between) &&
  !owns &&
  /^(?:my|our|his|her|their|'s)$/.test(determiner ?? '') &&
  (being?.kind === 'child' || being?.kind === 'adult') &&
  (entity?.kind === 'child' || entity?.kind === 'adult');

/** "The mayor, a woman with silver hair, …": one person, told in two ways. */
export const isSaidMore = (before: Mention, { determiner, being, to }: Mention, text: string) =>
  /^(?:the|my|our|his|her|their|'s)$/.test(before.determiner ?? '') &&
  /^an?$/.test(determiner ?? '') &&
  before.being?.kind === being?.kind &&
  /^[^,]*,/.test(text.slice(to));

/** "The baby", "her newborn brother". */
export const isInfant = (noun: string, adjectives: readonly string[]) =>
  /^(?:baby|newborn|infant)$/.test(noun) || adjectives.some((word) => /^(?:baby|newborn)$/.test(word));

/** As a story calls somebody after the first time: "Tilly" for Tilly Smith. */
export const shortName = ({ name, aliases }: Entity) =>
  aliases.find((alias) => !alias.includes(' ') && name.startsWith(`${alias} `)) ?? name;
