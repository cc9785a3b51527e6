import { z } from 'zod';
import { listOf, wholeNumberBetween } from './bounds.ts';
import { limits } from './limits.ts';
import { trimmedTextSchema } from './text.ts';

/** What a creator decides about who is in a comic, over what the studio read in the story. */

/** Hair that somebody of today may be given; the studio draws every one of them on every head. */
export const hairStyles = [
  'afro',
  'puffs',
  'braids',
  'curly',
  'waves',
  'long',
  'bob',
  'ponytail',
  'pigtails',
  'bun',
  'hijab',
  'messy',
  'side',
  'bowl',
  'crop',
  'fade',
  'bald',
] as const;
export type HairChoice = (typeof hairStyles)[number];

export const hairColors = ['black', 'brown', 'chestnut', 'red', 'blond', 'grey'] as const;
export type HairColor = (typeof hairColors)[number];

export const clothesChoices = [
  'tee',
  'stripe',
  'hoodie',
  'overall',
  'jersey',
  'cardigan',
  'coat',
  'uniform',
] as const;
export type ClothesChoice = (typeof clothesChoices)[number];

export const clothesColors = ['purple', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'pink'] as const;
export type ClothesColor = (typeof clothesColors)[number];

/** How many colours of skin there are, from the lightest; an appearance names one by its place from 0. */
export const skinTones = 5;

/** How somebody looks, as far as their creator has said so; the studio chooses the rest. */
export const appearanceSchema = z.object({
  skin: wholeNumberBetween(0, skinTones - 1).optional(),
  hair: z.enum(hairStyles).optional(),
  /** Of hair that is seen; the studio chooses the colour of a headscarf. */
  hairColor: z.enum(hairColors).optional(),
  clothes: z.enum(clothesChoices).optional(),
  clothesColor: z.enum(clothesColors).optional(),
  glasses: z.boolean().optional(),
  hearingAid: z.boolean().optional(),
  wheelchair: z.boolean().optional(),
  /** A running blade below the right knee. */
  blade: z.boolean().optional(),
  beard: z.boolean().optional(),
});
export type Appearance = z.infer<typeof appearanceSchema>;

/** Kinds of people that a creator may say somebody is. */
export const personKinds = [
  'girl',
  'boy',
  'child',
  'woman',
  'man',
  'adult',
  'old-woman',
  'old-man',
  'elder',
] as const;
export type PersonKind = (typeof personKinds)[number];

/** Animals that the studio draws as actors. */
export const animalKinds = [
  'dog',
  'cat',
  'rabbit',
  'horse',
  'cow',
  'goat',
  'elephant',
  'lion',
  'monkey',
  'bird',
  'hen',
  'owl',
  'fish',
  'turtle',
  'frog',
  'snake',
  'mouse',
  'bee',
  'butterfly',
  'ant',
  'fox',
  'wolf',
  'bear',
  'pig',
  'sheep',
  'donkey',
  'deer',
  'tiger',
  'camel',
  'squirrel',
  'hedgehog',
  'bat',
  'duck',
  'crow',
  'penguin',
  'crocodile',
  'dinosaur',
  'whale',
  'spider',
  'caterpillar',
  'shark',
  'dolphin',
  'seal',
  'octopus',
  'crab',
  'starfish',
  'jellyfish',
  'seahorse',
  'heron',
  'stork',
  'crane',
  'flamingo',
  'buffalo',
  'ox',
  'zebra',
  'giraffe',
  'hippo',
  'rhino',
  'parrot',
  'eagle',
  'peacock',
  'swan',
  'goose',
  'rooster',
  'turkey',
  'ostrich',
  'hyena',
  'jackal',
  'leopard',
  'cheetah',
  'panda',
  'koala',
  'rat',
  'otter',
  'badger',
  'kangaroo',
  'lizard',
  'chameleon',
  'snail',
  'worm',
  'ladybird',
  'grasshopper',
  'hawk',
  'mongoose',
  'meerkat',
  'raccoon',
  'beaver',
  'wombat',
  'possum',
  'hamster',
  'mole',
  'llama',
  'antelope',
  'gorilla',
  'pigeon',
  'gull',
  'swallow',
  'kingfisher',
  'woodpecker',
  'vulture',
  'beetle',
] as const;
export type AnimalKind = (typeof animalKinds)[number];

/** `nobody`: what the studio took for somebody is no person and no animal, and is never drawn as one. */
export const castKinds = [...personKinds, ...animalKinds, 'nobody'] as const;
export type CastKind = (typeof castKinds)[number];

/** A name for somebody of a comic: letters first, and nothing that would be taken for a mark in a script. */
const calledSchema = trimmedTextSchema(1, limits.castNameMax).refine(
  (name) => /^\p{L}[\p{L}\p{M}\p{N} .'’-]*$/u.test(name),
  'Use letters, spaces, dots and hyphens.',
);

export const castChoiceSchema = z.object({
  /** As the story calls them, or the studio where the story has no name for them. */
  name: trimmedTextSchema(1, limits.nameMax),
  /** How the comic calls them in place of that; the story stays as it is written. */
  called: calledSchema.optional(),
  /** What they are; left out, as the studio read it. */
  kind: z.enum(castKinds).optional(),
  look: appearanceSchema.optional(),
});
export type CastChoice = z.infer<typeof castChoiceSchema>;

/** How names are compared: case and spaces around them do not matter. */
export const castKey = (name: string) => name.normalize('NFKC').trim().toLowerCase();

export const castChoicesSchema = listOf(castChoiceSchema, 0, limits.castChoicesMax)
  .refine(
    (choices) => new Set(choices.map(({ name }) => castKey(name))).size === choices.length,
    'Each name can stand here once.',
  )
  .superRefine((choices, { addIssue }) => {
    choices.forEach(({ name, called }, at) => {
      const others = choices.flatMap((other, i) =>
        i === at ? [] : [other.name, ...(other.called ? [other.called] : [])],
      );
      const taken = called && others.find((other) => castKey(other) === castKey(called));
      if (!taken) return;
      const message = `Somebody is called ${taken} already. Choose another name for ${name}.`;
      addIssue({ code: 'custom', path: [at, 'called'], message });
    });
  });
export type CastChoices = z.infer<typeof castChoicesSchema>;

/** What was decided about a name, of the story or of the comic; undefined where it is left to the studio. */
export function choiceFor(choices: CastChoices | undefined, name: string): CastChoice | undefined {
  const key = castKey(name);
  return (
    choices?.find((choice) => castKey(choice.name) === key) ??
    choices?.find(({ called }) => called && castKey(called) === key)
  );
}

/** The names that cannot be given, because a story has them for somebody or something else. */
export function namesTaken(choices: CastChoices, story: string): CastChoice[] {
  return choices.filter(({ name, called }) => {
    if (!called || castKey(called) === castKey(name)) return false;
    // "Uncle Ravi" may be called Ravi.
    const others = story.replaceAll(name, ' ');
    return new RegExp(`(?<![\\p{L}\\p{M}])${called.replace(/[.]/g, '\\.')}(?![\\p{L}\\p{M}])`, 'u').test(
      others,
    );
  });
}
