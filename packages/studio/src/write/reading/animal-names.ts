import { kindOf } from '../../words/kind-of.ts';
import { isFirstName, isGivenName } from '../story/first-names.ts';
import { onceFor } from '../story/once-for.ts';
import { beingOf, isPluralNoun, speciesNamed } from './noun-kinds.ts';

/** What a fable puts before the kind of an animal to make a name of it: "Old Tortoise", "Brother Rabbit". */
const beforeSpecies =
  /^(?:Old|Little|Big|Bad|Red|Brown|Black|White|Grey|Gray|Wise|Young|Sly|Baby|Brother|Sister|Mother|Father|Mama|Papa|Grandmother|Grandfather|Uncle|Aunt|Auntie|Cousin|King|Queen|Great)$/;
/** Given names and surnames that are animals as well. */
const alsoPeople =
  /^(?:Robin|Jay|Martin|Wren|Drake|Colt|Kitty|Raven|Dove|Finch|Cod|Swan|Bunny|Mole|Kit|Buck|Lark)$/;

/** What animals are called in the fables of other languages. */
const abroad: Readonly<Record<string, string>> = {
  Ananse: 'spider',
  Anansi: 'spider',
  Sungura: 'hare',
  Fisi: 'hyena',
  Tembo: 'elephant',
  Ndovu: 'elephant',
  Kobe: 'tortoise',
  Nyani: 'monkey',
  Chui: 'leopard',
  Kiboko: 'hippopotamus',
  Twiga: 'giraffe',
  Kuku: 'hen',
  Bata: 'duck',
  Macaco: 'monkey',
  Onça: 'jaguar',
  Jabuti: 'tortoise',
  Tatu: 'armadillo',
  Raposa: 'fox',
  Coruja: 'owl',
  Coelho: 'rabbit',
  Colibrí: 'hummingbird',
  Cóndor: 'condor',
  Conejo: 'rabbit',
  Tortuga: 'tortoise',
  Zorro: 'fox',
  Búho: 'owl',
  Sapo: 'toad',
  Hormiga: 'ant',
  Mariposa: 'butterfly',
  Monarca: 'butterfly',
  Kancil: 'mouse-deer',
  Buaya: 'crocodile',
};

/** "Weaver Bird", "Spider Monkey": the kind of animal is told by both words. */
const twoWords =
  /^\p{Lu}\p{Ll}+ (?:Bird|Jay|Monkey|Fish|Snake|Bear|Fox|Whale|Turtle|Frog|Owl|Deer|Squirrel|Mouse|Spider)$/u;

/** "Otis Otter": animals after which no family is called. */
const noSurname =
  /^(?:Otter|Badger|Beaver|Squirrel|Hedgehog|Rabbit|Hare|Tortoise|Turtle|Frog|Toad|Mouse|Rat|Penguin|Elephant|Giraffe|Lion|Tiger|Owl|Duck|Hen|Goose|Parrot|Monkey|Hippo|Koala|Kangaroo|Panda|Snail|Ant|Bee|Spider|Crab|Octopus|Whale|Dolphin|Seal|Caterpillar|Butterfly|Ladybird|Ladybug|Zebra|Camel|Donkey|Goat|Sheep|Lamb|Pig|Cow|Horse|Dog|Cat|Kitten|Puppy|Dragon|Dinosaur)$/;

/** "Judge Badger", "Mrs. Crane": people in any story, animals in a fable. */
const titleOfFable =
  /^(?:Mr|Mrs|Ms|Miss|Sir|Lady|Lord|Judge|Captain|Doctor|Dr|Professor|Madame|Monsieur|Señor|Señora|Chief|General|Prince|Princess|Teacher|Mayor|Detective|Farmer|Cousin|Granny|Grandpa)\.?$/;

/**
 * The animal that a name is: "Macaw", "Old Tortoise". Undefined for every other name, and for one that people bear.
 * @param isFable whether the animals of the story speak
 */
export function animalInName(words: readonly string[], isFable = false): string | undefined {
  const last = words.at(-1)!;
  const foreign = abroad[last];
  if (foreign && (words.length === 1 || last === 'Ananse')) return speciesNamed(foreign);
  const isKind = twoWords.test(words.join(' ')) && !isGivenName(words[0]!);
  const isOfFable =
    !alsoPeople.test(last) &&
    !isFirstName(last) &&
    words.slice(0, -1).every((word) => beforeSpecies.test(word));
  const isAnimalOfStory = words.length === 2 && isFirstName(words[0]!) && noSurname.test(last);
  const isTitled = words.length === 2 && titleOfFable.test(words[0]!) && isFable;
  if (isKind && last === 'Jay') return 'bird';
  return isKind || isOfFable || isAnimalOfStory || isTitled ? speciesNamed(last.toLowerCase()) : undefined;
}

const article = /(?<!\p{L})(?:the|an?) $/iu;
const says =
  '(?:said|says|asked|asks|replied|answered|cried|shouted|whispered|called|laughed|sighed|explained)';
const saidBy = new RegExp(
  `"[,.]? ?${says} (?:the|an?) (\\p{Lu}[\\p{L} ]*?)(?=[.,;!?]| and | who |$)|(?<!\\p{L})[Tt]he (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) ${says}(?!\\p{L})`,
  'gu',
);

/** What speaks in a story under its kind as a name: "said the Crab", "the Mudskipper said". */
const speakersByKind = onceFor((sentences: readonly string[]): ReadonlySet<string> => {
  const found = sentences.flatMap((text) =>
    [...text.matchAll(saidBy)].map(([, one, other]) => one ?? other!),
  );
  return new Set(found);
});
const isKindOfAnimal = (name: string) =>
  kindOf(name.toLowerCase()) === 'animal' || speciesNamed(name.toLowerCase()) !== undefined;

/**
 * The animal that a name of a fable is by its article: "there lived a Fiddler Crab"; '' for one of a kind that nobody knows
 * and that speaks beside others. Undefined for several, who may be a team, and for a name of people.
 */
export function animalByArticle(
  words: readonly string[],
  places: readonly { from: number; index: number }[],
  sentences: readonly string[],
): string | undefined {
  const speakers = speakersByKind(sentences);
  if (![...speakers].some(isKindOfAnimal)) return undefined;
  const last = words.at(-1)!;
  if (isPluralNoun(last.toLowerCase()) || alsoPeople.test(last) || isFirstName(words[0]!)) return undefined;
  if (!places.some(({ from, index }) => article.test(sentences[index]!.slice(0, from)))) return undefined;
  const name = words.join(' ');
  if (isKindOfAnimal(name) || (words.length === 2 && isKindOfAnimal(last)))
    return speciesNamed(last.toLowerCase()) ?? name.toLowerCase();
  return speakers.has(name) && kindOf(name.toLowerCase()) === undefined && !beingOf(name.toLowerCase())
    ? ''
    : undefined;
}

const ownBody =
  /^(?:[^.,;"]| and | but |, )*?(?<!\p{L})(?:his|her|its) (?:\p{Ll}+ ){0,2}(?:tail|beak|wings?|feathers|paws?|fur|hooves|snout|whiskers|flippers|fins|antlers|tusks)(?!\p{L})/u;
const bears =
  /^ (?:had|has) (?:an? |two |no |four )?(?:\p{Ll}+ )?(?:tail|beak|wings|feathers|paws|hooves|snout|whiskers|flippers|fins|antlers|tusks)(?!\p{L})/u;
/** Children have a tail in a costume, and a kite has one of its own. */
const made =
  /(?<!\p{L})(?:costumes?|kites?|planes?|masks?|dressed|drew|painted|sew(?:ed|n)|model|cardboard|stage|play)(?!\p{L})/iu;

/** "Mica folded her wings": no child, whatever kind of animal it is. Nobody else is named between. */
export const hasBodyOfAnimal = (
  places: readonly { to: number; index: number }[],
  sentences: readonly string[],
): boolean =>
  places.some(({ to, index }) => {
    const found = ownBody.exec(sentences[index]!.slice(to))?.[0];
    return (found !== undefined && !/\p{Lu}/u.test(found)) || bears.test(sentences[index]!.slice(to));
  }) && !sentences.some((text) => made.test(text));
