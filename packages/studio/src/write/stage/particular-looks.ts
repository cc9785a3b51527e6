import { singular } from '../text/words.ts';
import { kindsOfBagsTrousersAndHouseParts } from './kinds-of-bags-trousers-and-house-parts.ts';
import { kindsOfBallsMapsAndBoxes } from './kinds-of-balls-maps-and-boxes.ts';
import {
  looksOfDeskStageAndBox,
  looksOfDeskStageAndBoxInStory,
} from './looks-of-desk-stage-and-box-pictures.ts';
import { looksOfHouseAndSchool } from './looks-of-house-and-school-pictures.ts';
import { looksOfHousehold } from './looks-of-household-pictures.ts';
import { looksOutdoors } from './looks-of-outdoor-pictures.ts';
import { looksOfPlainThings, looksOfPlainThingsInStory } from './looks-of-plain-pictures.ts';
import { type ParticularLook, words } from './particular-look.ts';
import { type OtherKind, plainKinds } from './plain-kinds.ts';

const bySentence: readonly ParticularLook[] = [
  ...looksOfHousehold,
  ...looksOfHouseAndSchool,
  ...looksOutdoors,
  ...looksOfPlainThings,
  ...looksOfDeskStageAndBox,
];

/** What the whole story, with what it is about, has to tell or must not tell. */
const byStory: readonly ParticularLook[] = [
  ...looksOfPlainThingsInStory,
  ...looksOfDeskStageAndBoxInStory,
  {
    icons: /^computer-mouse$/,
    only: words(
      'computers?|cod(?:e|ed|ing)|screens?|click(?:s|ed|ing)?|laptops?|keyboards?|typ(?:e|ed|ing)|cursor|internet|online|websites?',
    ),
  },
  { icons: /^basket$/, never: words('basketball|dribbl\\p{L}+|hoops?|free throws?') },
  {
    icons: /^x-animal-cell$/,
    never: words(
      'onions?|plants?|lea(?:f|ves)|roots?|yeast|moss|prison(?:ers?)?|jail|spreadsheets?|solar|bees|algae|bacteria',
    ),
  },
  { icons: /^x-spreadsheet$/, only: words('spreadsheets?|computers?|laptops?|excel') },
  {
    icons: /^spiral-shell$/,
    only: words(
      'sea|beach(?:es)?|snails?|conch|shore|ocean|hermit|sand|waves|seashells?|tides?|lagoon|coral',
    ),
  },
  { icons: /^x-wire$/, never: words('fenc(?:es?|ing)|barbed|telegraph|tightrope') },
  // A red one.
  {
    icons: /^bird$/,
    never: words(
      'kingfishers?|hawks?|falcons?|sparrows?|swallows?|storks?|cranes?|herons?|hornbills?|kiwis?|gulls?|terns?|wrens?|thrush(?:es)?|starlings?|finch(?:es)?|weavers?|hummingbirds?|vultures?|condors?|albatross(?:es)?|puffins?|emus?|cuckoos?|nightingales?|larks?|magpies?|swifts?|geese|goose|robins?|woodpeckers?|ibis(?:es)?|pelicans?|penguins?|quetzals?|birds of paradise',
    ),
  },
  // A message that is tapped on a key or sent round by a runner is on no phone.
  {
    icons: /^mobile-phone$/,
    noun: /^message$/,
    never: words('1[5-9]\\d\\d|telegraphs?|telegrams?|Morse|scouts?|king|queen'),
  },
  { icons: /^potable-water$/, never: words('tippy[- ]taps?') },
  { icons: /^star$/, never: words('mosaics?|zellige|tiles?|snowflakes?|starfish') },
  { icons: /^ballot-box-with-ballot$/, never: words('Athens|Athenians?|ancient') },
  {
    icons: /^(?:house|house-with-garden|x-roof|x-chimney|door|window)$/,
    never: words(
      "yurts?|gers?|igloos?|stilts|mud ?bricks?|mud houses?|thatch(?:ed)?|reeds?|bamboo|weaver(?:bird)?s?|beaver(?:s|[’']s)? lodge|nomads?|bedouins?|tin roofs?|longhouses?|tepees?|tipis?|wigwams?|adobe|termites?|nests?|hive|burrows?|dens?|webs?|cocoons?",
    ),
  },
];

const isUnlike = (looks: readonly ParticularLook[], icon: string, noun: string, text: string): boolean =>
  looks.some(
    ({ icons, noun: nouns, only, never }) =>
      icons.test(icon) &&
      (nouns === undefined || nouns.test(singular(noun))) &&
      ((only !== undefined && !only.test(text)) || never?.test(text) === true),
  );

/**
 * Whether a picture shows another kind of a noun than its sentence tells of.
 * @param noun in lower case
 */
export const isOtherKind = (icon: string, noun: string, text: string): boolean =>
  isUnlike(bySentence, icon, noun, text);

/**
 * Whether a picture shows another kind than the story is about: a cell with no wall in a lesson on onions.
 * @param told all that the story tells, with its concept
 */
export const isOtherKindInStory = (icon: string, noun: string, told: string): boolean =>
  isUnlike(byStory, icon, noun, told);

/**
 * Whether the picture of a title shows another kind than its words say, or than the whole story has to tell of.
 * @param told all that the story tells, with its concept
 */
export const isOtherKindInTitle = (icon: string, title: string, told: string): boolean => {
  const noun = title.toLowerCase().split(' ').at(-1)!;
  const byTitle = bySentence.map(({ only, ...look }) => look);
  const byTold = bySentence.map(({ never, ...look }) => look);
  return (
    isUnlike(byTitle, icon, noun, title) ||
    isUnlike(byTold, icon, noun, told) ||
    isUnlike(byStory, icon, noun, told)
  );
};

/** Pictures of another kind of the same thing, for where the first one does not fit. */
const otherKinds: readonly OtherKind[] = [
  { icon: 'pizza', shows: 'x-pizza', unless: words('slices?|pieces?') },
  {
    icon: 'shortcake',
    shows: 'x-cake',
    unless: words('slices?|pieces?|strawberry|cup ?cakes?|pancakes?'),
  },
  { icon: 'x-slippers', shows: 'x-slipper', if: words('slipper') },
  { icon: 'x-cabbage', shows: 'x-red-cabbage', ifStory: words('red cabbages?') },
  { icon: 'bank', shows: 'x-bank' },
  { icon: 'dollar-banknote', shows: 'x-banknotes', unless: /(?<!\p{L})(?:dollars?|bucks)(?!\p{L})|\$/iu },
  {
    icon: 'x-animal-cell',
    shows: 'x-plant-cell',
    ifStory: words('onions?|plants?|lea(?:f|ves)|roots?|moss|pondweed|elodea'),
  },
  {
    icon: 'nest-with-eggs',
    shows: 'x-nest',
    if: words('weavers?|weaverbirds?|woven|wove|weav(?:es?|ing)|hang(?:s|ing)?|hung'),
  },
  ...kindsOfBagsTrousersAndHouseParts,
  ...plainKinds,
  ...kindsOfBallsMapsAndBoxes,
];

/**
 * The picture of the kind of thing that is meant, where there is one: a whole pizza where no slice is told of.
 * @param named the noun as its sentence has it, with what stands before it
 * @param told all that the story tells, with its concept
 */
export function ofItsKind(icon: string, named: string, text: string, told: string): string {
  const noun = named.toLowerCase().split(' ').at(-1)!;
  const other = otherKinds.find(
    (one) =>
      one.icon === icon &&
      one.noun?.test(noun) !== false &&
      !one.unless?.test(text) &&
      (one.if === undefined || one.if.test(text)) &&
      (one.ifStory === undefined || one.ifStory.test(told)) &&
      !one.unlessStory?.test(told),
  );
  return other?.shows ?? icon;
}
