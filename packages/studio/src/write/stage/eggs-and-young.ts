import { asLittle } from '../../draw/animals/animal.ts';
import type { AnimalLook } from '../../draw/vocabulary.ts';
import { isA } from '../../words/kind-of.ts';
import type { Entity } from '../reading/reading.ts';
import { isOfYoung } from '../reading/wild-families.ts';
import { escapeRegExp, plainWords, singular } from '../text/words.ts';

/**
 * Animals that look unlike their grown ones while they are young: without the mane, the antlers or the feathers that the
 * drawing has. Nothing shows those; the chick of a hen has an icon.
 */
const unlikeTheGrown = new Set<AnimalLook>(
  'hen rooster turkey peacock swan goose flamingo ostrich eagle hawk heron stork crane lion deer butterfly frog kangaroo'.split(
    ' ',
  ) as AnimalLook[],
);

/** What young ones are told to look like that no drawing of their kind does. */
const otherwise = 'striped|spotted|speckled|naked|bald|hairless|featherless|transparent|see-through';
/** A chick is no bird yet. */
const ofDown = `${otherwise}|fluffy|downy`;
const downy = new Set<AnimalLook>(['penguin', 'owl', 'bird', 'crow', 'parrot', 'duck']);
const toldOf = (word: string, like: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${like}) (?:\\p{Ll}+ )?${word}(?!\\p{L})|(?<!\\p{L})${word}s? (?:is|are|was|were|has|have|had) [^.]*?(?<!\\p{L})(?:${like}|stripes|spots|down|no (?:feathers|fur|hair))(?!\\p{L})`,
    'iu',
  );

/**
 * What a young animal is drawn as: its kind, small. Undefined for one whose kind looks otherwise when it is young, unless a
 * story gives it a name: then it is somebody.
 */
export function asYoungOne(
  look: string,
  species: AnimalLook | undefined,
  entity: Entity,
  texts: readonly string[],
) {
  const { name, kind, young } = entity;
  if (kind !== 'animal' || !species) return look;
  const isUnnamed = /^\p{Ll}/u.test(name);
  if (!(young || (isUnnamed && isOfYoung(name)))) return look;
  // Young frogs hop like old ones.
  const isFrog = species === 'frog' && /(?<!\p{L})frog(?:let)?s?$/u.test(name);
  if (isUnnamed && !isFrog && unlikeTheGrown.has(species)) return undefined;
  const word = escapeRegExp(singular(name.split(' ').at(-1)!));
  if (isUnnamed && texts.some((text) => toldOf(word, downy.has(species) ? ofDown : otherwise).test(text)))
    return undefined;
  return `${asLittle}${look}`;
}

type AnimalsTold = { entities: readonly Entity[]; sentences: readonly { text: string }[] };

const eggs = /^(?:egg|nest-with-eggs|hatching-chick|egg-.*)$/;
const chicks = /chick/;
const ofHens = /^(?:hen|chicken|rooster|chick|cockerel)$/;
const layers = ['bird', 'fish', 'reptile', 'amphibian', 'insect', 'arachnid', 'mollusk', 'crustacean'];
const layersByName =
  /^(?:platypus|echidna|dinosaur|emu|rhea|frog|toad|turtle|tortoise|snake|salmon|spider|butterfly|penguin|ostrich|robin|duck|goose|swan|snail|hornbill|kiwi|octopus|seahorse|crocodile|alligator)$/;
const isBird = (word: string) =>
  isA(word, 'bird') || /^(?:emu|rhea|hornbill|kiwi|crane|duck|turkey)$/.test(word);
const colour =
  /(?<!\p{L})(red|orange|yellow|green|blue|purple|pink|black|white|gr[ea]y|golden|silver|speckled|spotted|clear|round|soft|leathery|tiny) (?:\p{Ll}+ )?eggs?(?!\p{L})|(?<!\p{L})eggs? (?:is|are|was|were) (?:\p{Ll}+ )?(red|orange|yellow|green|blue|purple|pink|black|white|gr[ea]y|golden|speckled|spotted|soft|clear)(?!\p{L})/iu;
const onATable =
  /(?<!\p{L})(?:cook\p{L}*|boil\p{L}*|fr(?:y|ied|ying)|breakfast|kitchen|flour|sugar|bak(?:e|ed|ing)|shop|market|basket|omelette)(?!\p{L})/iu;

/**
 * Whether a picture shows the egg or the chick of a hen, or the nest of a small bird, where the story tells of others': a
 * brown egg is no emu's, and no blue one. English.
 */
export function isOfAnotherBrood(icon: string, text: string, { entities, sentences }: AnimalsTold): boolean {
  // Young animals drink no glass of milk.
  if (icon === 'glass-of-milk')
    return (
      entities.some(({ kind }) => kind === 'animal') &&
      !entities.some(({ kind }) => /^(?:child|adult|group)$/.test(kind))
    );
  const isEgg = eggs.test(icon);
  if (!isEgg && !chicks.test(icon)) return false;
  const words = [
    ...new Set(
      sentences
        .flatMap((one) => plainWords(one.text))
        .map(singular)
        .concat(entities.flatMap(({ kind, what }) => (kind === 'animal' && what ? [what] : []))),
    ),
  ];
  const isLayer = (word: string) => layersByName.test(word) || layers.some((kind) => isA(word, kind));
  const others = words.filter((word) => !ofHens.test(word) && isLayer(word));
  const told = sentences.map((one) => one.text).join(' ');
  if (icon === 'nest-with-eggs') {
    const hue = colour.exec(told);
    if (hue && !/blue/i.test(hue[0])) return true;
    return (
      others.length > 0 &&
      !others.some((word) => isA(word, 'bird') && !/^(?:emu|ostrich|rhea|penguin|hornbill)$/.test(word))
    );
  }
  if (isEgg && colour.test(told)) return true;
  if (isEgg && onATable.test(text)) return false;
  const hasHens = words.some((word) => /^(?:hen|chicken|rooster)$/.test(word));
  if (!isEgg) return others.some(isBird) && !hasHens;
  const breeds = /(?<!\p{L})(?:lays?|laid|laying|hatch\p{L}*|nests?)(?!\p{L})/iu.test(told);
  return breeds && others.length > 0 && !hasHens;
}
