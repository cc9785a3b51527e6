import { kindOf } from '../../words/kind-of.ts';
import { animalOf } from '../../words/species.ts';
import { singular } from '../text/words.ts';
import { groupWords, kin, people } from './noun-lists.ts';
import type { Gender } from './reading.ts';

/** What a noun says of whom it names. `peer`: as old as who speaks of them. */
export type BeingNoun = {
  kind: 'child' | 'adult' | 'animal' | 'group';
  gender?: Gender;
  elder?: true;
  kin?: true;
  species?: string;
};

const table = new Map<string, BeingNoun>();
const add = (list: readonly string[], noun: BeingNoun) => {
  for (const word of list) if (!table.has(word)) table.set(word, noun);
};
add(kin.women, { kind: 'adult', gender: 'she', kin: true });
add(kin.men, { kind: 'adult', gender: 'he', kin: true });
add(kin.oldWomen, { kind: 'adult', gender: 'she', elder: true, kin: true });
add(kin.oldMen, { kind: 'adult', gender: 'he', elder: true, kin: true });
add(kin.girls, { kind: 'child', gender: 'she', kin: true });
add(kin.boys, { kind: 'child', gender: 'he', kin: true });
add(kin.children, { kind: 'child', kin: true });
add(people.girls, { kind: 'child', gender: 'she' });
add(people.boys, { kind: 'child', gender: 'he' });
add(people.children, { kind: 'child' });
add(people.women, { kind: 'adult', gender: 'she' });
add(people.men, { kind: 'adult', gender: 'he' });
add(people.adults, { kind: 'adult' });
add(groupWords, { kind: 'group' });

/**
 * What a noun names, if a being. Everything that this reading knows of single words goes through here.
 * @param noun in lower case, singular or plural; the plural of a person is a group
 * @param before the word before it: a guinea pig is no pig
 * @param texts the sentences of the story
 */
export function beingOf(noun: string, before?: string, texts?: readonly string[]): BeingNoun | undefined {
  const known = table.get(noun);
  if (known) return known;
  const species = speciesNamed(noun, before, texts);
  if (species) {
    const gender = females.test(noun) ? 'she' : males.test(noun) ? 'he' : undefined;
    return { kind: 'animal', species, ...(gender && { gender }) };
  }
  const working = workerNamed(noun);
  if (working) return working;
  const one = singular(noun);
  if (one !== noun && workerNamed(one)) return { kind: 'group' };
  return one !== noun && table.has(one) && table.get(one)!.kind !== 'group' ? { kind: 'group' } : undefined;
}

/** Names of animals of one sex. */
const females = /^(?:hen|cow|ewe|mare|sow|vixen|lioness|tigress|doe|nanny goat|peahen)$/;
const males = /^(?:rooster|cockerel|bull|ox|ram|stallion|stag|drake|gander|tomcat|peacock)$/;

/** Endings of words for what people do; the index may know such a word as something else, or not at all. */
const work =
  /\p{L}{2,}(?:maker|keeper|worker|seller|bearer|carrier|herder|monger|smith|wright|maid|woman|man|wife|ologist|ician)$/u;

function workerNamed(noun: string): BeingNoun | undefined {
  if (!work.test(noun) || (kindOf(noun) ?? 'person') !== 'person') return undefined;
  if (/(?:woman|maid|wife)$/.test(noun)) return { kind: 'adult', gender: 'she' };
  return { kind: 'adult', ...(/man$/.test(noun) && { gender: 'he' as const }) };
}

/** The animal that a noun names, in singular or plural: "kittens" are cats; undefined for what is no animal. */
export const speciesNamed = (noun: string, before?: string, texts?: readonly string[]): string | undefined =>
  animalOf(singular(noun), before, texts) ?? animalOf(noun, before, texts) ?? twofold(noun);

/** "A mouse-deer": of a kind of its own, whatever its halves are. */
function twofold(noun: string): string | undefined {
  const half = /^\p{Ll}+-(\p{Ll}+)$/u.exec(noun)?.[1];
  return half !== undefined && animalOf(singular(half)) !== undefined ? singular(noun) : undefined;
}

export const isPluralNoun = (noun: string) => singular(noun) !== noun;

/** What children are as well as grown-ups: it tells nobody's age. */
export const borneByChildren =
  /^(?:captain|goal ?keeper|goalie|keeper|striker|defender|midfielder|bowler|batter|player|runner|swimmer|skater|cyclist|climber|gymnast|dancer|singer|drummer|artist|painter|reader|winner|champion|leader|hero|heroine|scout|monitor|reporter|editor|member|helper|organi[sz]er|speaker|owner|collector)$/;
