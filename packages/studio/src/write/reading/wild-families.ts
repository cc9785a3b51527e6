import { kindOf } from '../../words/kind-of.ts';
import { plainWords, singular } from '../text/words.ts';
import { type BeingNoun, beingOf, speciesNamed } from './noun-kinds.ts';
import type { Entity, Gender } from './reading.ts';

/** Mothers, fathers and young of animals: words for kin that name no person where the words around tell of a species. */

const she = 'mother|mum|mom|mama|mummy|mommy|grandmother|grandma|aunt|auntie|sister|daughter|female';
const he = 'father|dad|papa|daddy|grandfather|grandpa|uncle|brother|son|male';
const small = 'baby|newborn|young|infant';
const beforeSpecies = new RegExp(`^(?:${she}|${he}|${small}|parents?|adult)$`);
/** What young animals of many kinds are called alike. */
const youngOfAny =
  /^(?:bab(?:y|ies)|newborns?|(?:chick|cub|pup|hatchling|nestling|fledgling|joey)s?|cal(?:f|ves)|young|infants?)$/;
const bareKin = new RegExp(
  `^(?:(?:${she}|${he}|parent|sibling|cousin)s?|wife|husband|mate|(?:grand)?child(?:ren)?)$`,
);
const females = new RegExp(`^(?:${she})s?$`);
const males = new RegExp(`^(?:${he})s?$`);

/** The young that have a word of their own. */
const youngOfOne =
  /^(?:kitten|pupp(?:y|ie)|foal|colt|filly|lamb|kid|piglet|fawn|owlet|duckling|gosling|cygnet|gosling|eaglet|leveret|tadpole|elver|spiderling|squab|peachick)s?$/;

/** Whether a name of an animal is only what its young are called: "cubs", "baby kangaroo". */
export const isOfYoung = (name: string) => {
  const words = name.toLowerCase().split(' ');
  const last = words.at(-1)!;
  return (
    youngOfAny.test(last) ||
    youngOfOne.test(last) ||
    words.some((word) => new RegExp(`^(?:${small})$`).test(word))
  );
};

const genderOf = (kin: string): { gender?: Gender } =>
  females.test(kin) ? { gender: 'she' } : males.test(kin) ? { gender: 'he' } : {};

/** A species by its word, drawn or not: where a mother is told to be one, WordNet is believed as well. */
const speciesBehindKin = (noun: string, before?: string) =>
  speciesNamed(noun, before) ??
  (kindOf(singular(noun)) === 'animal' && !notSpecies.test(noun) ? singular(noun) : undefined);
const notSpecies =
  /^(?:animal|creature|beast|mammal|reptile|amphibian|insect|predator|prey|male|female|pet|young|adult|mate|one|who|mother|father)s?$/;

/** What shows that a text tells of how animals live, and not of a pet or a fable. */
const wildlife =
  /(?<!\p{L})(?:herds?|nests?|dens?|burrows?|eggs?|hatch\p{L}*|cubs?|pups?|cal(?:f|ves)|chicks?|hatchlings?|flocks?|packs?|trunks?|prey|hunts?|pouch|lays?|laid|graz\p{L}+|migrat\p{L}+|born)(?!\p{L})/iu;
const ofCattle = /(?<!\p{L})(?:cows?|cattle|farm(?:er|s)?|barn|milk(?:ed|ing)|bulls?|herder)(?!\p{L})/iu;
const selfTold = /(?<!\p{L})(?:I|we|my|our|us)(?!\p{L})/u;
const notPeople =
  /^(?:family|families|pack|herd|flock|group|pair|couple|leader|queen|king|worker|soldier|guard|hero|swimmer|runner|hunter|climber|neighbou?r|friend|enemy|stranger|everyone|everybody|team|colony|member|ruler)s?$/;

type Wildlife = {
  /** Kin words and the species told with them: "mother" to "mother emu". */
  compounds: Map<string, { full: string; species: string }>;
  /** The kind whose families the text tells of. */
  species?: string;
  /** All kinds that it names by words for grown ones. */
  kinds: ReadonlySet<string>;
  hasPeople: boolean;
  ofCattle: boolean;
};
const known = new WeakMap<readonly string[], Wildlife>();

function wildlifeIn(texts: readonly string[]): Wildlife {
  const before = known.get(texts);
  if (before) return before;
  const compounds: Wildlife['compounds'] = new Map();
  const kinds = new Set<string>();
  let first: string | undefined;
  let hasPeople = texts.some((text) => selfTold.test(text.replace(/"[^"]*"/g, '')));
  for (const text of texts) {
    const words = plainWords(text);
    words.forEach((word, i) => {
      const told = compoundAt(words, i);
      if (told && !compounds.has(told.kin)) compounds.set(told.kin, told);
      const kind = isOfYoung(word) ? undefined : speciesNamed(word, words[i - 1]);
      if (kind) kinds.add(kind);
      first ??= kind ?? speciesNamed(word, words[i - 1]);
      const being = beingOf(word);
      const isPerson = being && being.kind !== 'animal' && !being.kin && !notPeople.test(word);
      if (isPerson && !beingOf(singular(word))?.kin && !bareKin.test(word) && !youngOfAny.test(word))
        hasPeople = true;
    });
  }
  const [ofKin] = [...compounds.values()].map(({ species }) => species);
  const told = texts.join(' ');
  const species = ofKin ?? (wildlife.test(told) ? first : undefined);
  const found = { compounds, ...(species && { species }), kinds, hasPeople, ofCattle: ofCattle.test(told) };
  known.set(texts, found);
  return found;
}

/** "Mother emu", "an old male bear", "a baby sea turtle": the kin word and the species, which ends at this word. */
function compoundAt(words: readonly string[], i: number) {
  const noun = words[i];
  if (!noun || beforeSpecies.test(noun)) return undefined;
  for (const back of [1, 2]) {
    const kin = words[i - back];
    if (!kin || !beforeSpecies.test(kin)) continue;
    const between = words.slice(i - back + 1, i);
    if (between.some((word) => /^(?:the|an?|and|or|of|to|was|is|were|are|had|has|in|with)$/.test(word)))
      continue;
    const species = speciesBehindKin(noun, words[i - 1]);
    if (!species || speciesNamed(kin) !== undefined || (back > 1 && verbLike.test(between[0]!))) continue;
    // "A young male giraffe".
    const more = beforeSpecies.test(words[i - back - 1] ?? '') ? 1 : 0;
    return { kin, back: back + more, species, full: words.slice(i - back - more, i + 1).join(' ') };
  }
  return undefined;
}
const verbLike = /(?:ed|s)$/;

/** What a word at this place names, where it is kin of animals; `back`: how many words before it belong to it. */
export type KinOfAnimals = { noun: string; being: BeingNoun; back: number };

type Place = { lower: string; text: string };

/**
 * The animal that a kin word is, alone or before a species: "Mother emu sat", "the father" of a text about emus, "the old
 * male". Undefined where people may be meant.
 * @param tokens of the sentence, of which one at `i` may be the noun
 * @param named everybody whom the story names
 */
export function kinOfAnimals(
  tokens: readonly Place[],
  i: number,
  texts: readonly string[],
  named: readonly Entity[],
): KinOfAnimals | undefined {
  const words = tokens.map(({ lower }) => lower);
  const noun = words[i]!;
  const before = words[i - 1] ?? '';
  const wild = wildlifeIn(texts);
  if (wild.compounds.size === 0 && !wild.species) return undefined;
  if (/^\p{Ll}/u.test(tokens[i]!.text)) {
    const told = compoundAt(words, i);
    if (told && !isKinSpecies(words[i + 1]))
      return {
        noun: told.full,
        back: told.back,
        being: beingOfKin(told.species, told.kin),
      };
  }
  const isYoung = youngOfAny.test(noun) || isLentTo(wild, noun);
  if (!isYoung && !bareKin.test(noun)) return undefined;
  // The kin word stands before a species: both are read there.
  if (compoundAt(words, i + 1) || compoundAt(words, i + 2)?.back === 2) return undefined;
  if (/^(?:my|our|your|['’]s)$/.test(before) || /^['’]s$/.test(words[i - 1] ?? '')) return undefined;
  if (noun === 'young' && !/^(?:the|her|his|their|its)$/.test(before)) return undefined;
  // "The penguin parents".
  const beside = speciesNamed(before);
  if (beside && !wild.compounds.has(noun)) return { noun, being: beingOfKin(beside, noun), back: 0 };
  const people = wild.hasPeople || named.some(isPerson);
  const told = wild.compounds.get(noun);
  if (told && (!people || /^(?:the|both)$/.test(before)) && !ownKin(noun, texts, people))
    return { noun: told.full, being: beingOfKin(told.species, noun), back: 0 };
  if (people || !wild.species || (/^cal(?:f|ves)$/.test(noun) && wild.ofCattle)) return undefined;
  return { noun, being: beingOfKin(wild.species, noun), back: 0 };
}

/** Young ones that somebody only has are not told of: they are kin when they do something. */
const beingOfKin = (species: string, kin: string): BeingNoun => ({
  kind: 'animal',
  species,
  ...(!isOfYoung(kin) && { kin: true }),
  ...genderOf(kin),
});

/** "A mother zebra gave birth. The foal stood up": a foal of hers, where no horse is told of. */
const isLentTo = ({ compounds, kinds }: Wildlife, noun: string) =>
  compounds.size > 0 && youngOfOne.test(noun) && !kinds.has(speciesNamed(noun) ?? '');

const isKinSpecies = (next: string | undefined) => next !== undefined && bareKin.test(next);

const isPerson = ({ kind, name }: Entity) =>
  (kind === 'child' || kind === 'adult') && !beforeSpecies.test(name.toLowerCase());

/** In a story of people too, "Maya's mother" is none of the animals. */
const ownKin = (noun: string, texts: readonly string[], people: boolean) =>
  people &&
  texts.some((text) =>
    new RegExp(`(?<!\\p{L})(?:my|our|his|her|their|\\p{Lu}\\p{Ll}+['’]s) ${noun}(?!\\p{L})`, 'u').test(text),
  );

/** A name that is only the kin word before a species: "Mother emu walked away." */
export const isKinBeforeSpecies = ({ name }: Entity, texts: readonly string[]): boolean =>
  beforeSpecies.test(name.toLowerCase()) && wildlifeIn(texts).compounds.has(name.toLowerCase());
