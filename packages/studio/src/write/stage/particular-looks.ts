import { singular } from '../text/words.ts';
import { looksOfHousehold } from './looks-of-household-pictures.ts';
import { looksOutdoors } from './looks-of-outdoor-pictures.ts';
import { type ParticularLook, words } from './particular-look.ts';

const bySentence: readonly ParticularLook[] = [...looksOfHousehold, ...looksOutdoors];

/** What the whole story, with what it is about, has to tell or must not tell. */
const byStory: readonly ParticularLook[] = [
  {
    icons: /^x-animal-cell$/,
    never: words(
      'onions?|plants?|lea(?:f|ves)|roots?|yeast|moss|prison(?:ers?)?|jail|spreadsheets?|solar|bees|algae|bacteria',
    ),
  },
  { icons: /^x-spreadsheet$/, only: words('spreadsheets?|computers?|laptops?|excel') },
  { icons: /^x-wire$/, never: words('fenc(?:es?|ing)|barbed|telegraph|tightrope') },
  // A red one.
  {
    icons: /^bird$/,
    never: words(
      'kingfishers?|hawks?|falcons?|sparrows?|swallows?|storks?|cranes?|herons?|hornbills?|kiwis?|gulls?|terns?|wrens?|thrush(?:es)?|starlings?|finch(?:es)?|weavers?|hummingbirds?|vultures?|condors?|albatross(?:es)?|puffins?|emus?|cuckoos?|nightingales?|larks?|magpies?|swifts?|geese|goose|robins?|woodpeckers?|ibis(?:es)?|pelicans?|penguins?|quetzals?|birds of paradise',
    ),
  },
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
