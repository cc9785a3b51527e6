import { isA } from '../../../words/kind-of.ts';
import type { Story, StorySentence } from '../../story/analyse-story.ts';
import { pictureFor, topicWords } from '../picture-for.ts';
import { isSupposed, type Told } from './told.ts';

type Meal = { eater: string; eaten: string };

const article = '(?:(?:the|an?|some|our|all|most|many|other|small|big|little|green|young|wild) )*';
const noun = '([a-z]{3,})';
/** Nothing that would make the word before it a part of a name: "eats cat food", "eats the cat's food". */
const ends =
  "(?![\\w'’-])(?=[.,;:!?)]|$| (?:and|or|but|which|that|in|on|at|by|from|near|under|when|while|because|so|too|as|for|with|to|there|here|every|all)\\b)";
const list = `${article}${noun}(?:(?:,| and|, and| or) ${article}${noun}(?! (?:eats?|feeds?|is|are|grows?|lives?)\\b)${ends})?`;
const active = new RegExp(`\\b${noun} (?:eats?|feeds? on) ${list}${ends}`, 'gi');
const passive = new RegExp(`\\b${noun} (?:is|are|gets?) eaten by ${article}${noun}${ends}`, 'gi');
/** What school food webs have that no picture made known as a plant or an animal. */
const grown =
  /^(?:algae|phytoplankton|plankton|grass|leaf|seed|nectar|berry|acorn|nut|hay|seaweed|kelp|pondweed|duckweed|apple|wheat|maize|corn|rice)$/;
const creature =
  /^(?:zooplankton|krill|tadpole|perch|pike|minnow|stickleback|heron|kingfisher|mussel|urchin|grasshopper|cricket|aphid|greenfly|ladybird|ladybug|larva|dragonfly|vole|shrew|weasel|stoat|kestrel|buzzard|sparrow|thrush|blackbird|newt|meerkat|hyena|impala|wildebeest)$/;

/** A food web of what the story says is eaten by whom, where one of them eats and is eaten; people eat in no web. */
export function toldMeals(sentences: StorySentence[], story: Story): Told | undefined {
  const around = topicWords(story);
  const read = sentences
    .filter(({ text, quote }) => !isSupposed(text) && !quote)
    .map((sentence) => ({ sentence, meals: mealsIn(sentence.text) }));
  const meals = linked(unique(read.flatMap(({ meals }) => meals)));
  if (!meals.some(({ eater }) => meals.some(({ eaten }) => eaten === eater))) return undefined;
  const names = [...new Set(meals.flatMap(({ eater, eaten }) => [eaten, eater]))];
  const beings = names.map((label) => {
    const icon = pictureFor(label, 'en', around);
    return { label, ...(icon && { icon }) };
  });
  const eats = meals.map(({ eater, eaten }) => ({
    eater: names.indexOf(eater),
    eaten: names.indexOf(eaten),
  }));
  const shown = (meal: Meal) => meals.some((one) => one.eater === meal.eater && one.eaten === meal.eaten);
  return {
    diagram: { kind: 'web', beings, eats },
    from: read.filter(({ meals }) => meals.some(shown)).map(({ sentence }) => sentence),
  };
}

function mealsIn(text: string): Meal[] {
  const told = [
    ...[...text.matchAll(active)].flatMap(([, eater, ...eaten]) =>
      eaten.flatMap((one) => (one ? [{ eater: eater!, eaten: one }] : [])),
    ),
    ...[...text.matchAll(passive)].map(([, eaten, eater]) => ({ eater: eater!, eaten: eaten! })),
  ];
  return told.flatMap(({ eater, eaten }) => {
    const [who, what] = [singular(eater), singular(eaten)];
    return who !== what && isAnimal(who) && (isAnimal(what) || isPlant(what))
      ? [{ eater: who, eaten: what }]
      : [];
  });
}

const isAnimal = (word: string) =>
  creature.test(word) || (isA(word, 'animal') && !isA(word, 'person') && word !== 'human');
const isPlant = (word: string) => grown.test(word) || isA(word, 'plant');

const irregular: Record<string, string> = {
  mice: 'mouse',
  leaves: 'leaf',
  wolves: 'wolf',
  algae: 'algae',
  larvae: 'larva',
  geese: 'goose',
  fish: 'fish',
  grass: 'grass',
};

function singular(word: string): string {
  const lower = word.toLowerCase();
  const known = irregular[lower];
  if (known) return known;
  if (/ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(lower)) return lower.slice(0, -2);
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

const unique = (meals: Meal[]) =>
  meals.filter(
    (meal, i) => meals.findIndex((one) => one.eater === meal.eater && one.eaten === meal.eaten) === i,
  );

/** Those of the largest group that hangs together, up to eight beings. */
function linked(meals: Meal[]): Meal[] {
  const groups: Meal[][] = [];
  for (const meal of meals) {
    const touching = groups.filter((group) =>
      group.some((one) => [one.eater, one.eaten].some((name) => name === meal.eater || name === meal.eaten)),
    );
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([...touching.flat(), meal]);
  }
  const [largest = []] = groups.sort((one, other) => other.length - one.length);
  return meals.filter((meal) => largest.includes(meal));
}
