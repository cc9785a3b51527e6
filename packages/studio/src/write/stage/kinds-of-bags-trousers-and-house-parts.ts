import { words } from './particular-look.ts';
import type { OtherKind } from './plain-kinds.ts';

/** What is done to a door, and not what stands beside one. */
const atDoors =
  'open(?:s|ed|ing)?|clos(?:es?|ed|ing)|shuts?|lock(?:s|ed|ing)?|unlock(?:s|ed)?|knock(?:s|ed|ing)?|slam(?:s|med)?|creak(?:s|ed)?|push(?:es|ed)?|bang(?:s|ed)?|slid|swung|rattled';

/** Bags of plastic, trousers of no blue cloth, and parts of a house in a piece of their wall. English. */
export const kindsOfBagsTrousersAndHouseParts: readonly OtherKind[] = [
  { icon: 'x-bag', noun: /^bags?$/, shows: 'x-sleeping-bag', if: words('sleeping bags?') },
  { icon: 'chair', noun: /^chairs?$/, shows: 'x-rocking-chair', if: words('rocking[- ]chairs?') },
  {
    icon: 'x-bag',
    noun: /^bags?$/,
    shows: 'x-plastic-bag',
    if: words('(?:carrier|bin) ?bags?'),
    unless: words('paper|cloth|(?:turtles?|whales?|animals?|jellyfish) .*eat'),
  },
  {
    icon: 'jeans',
    noun: /^(?:trousers|pants)$/,
    shows: 'x-trousers',
    unless: words(
      'denim|jeans|blue|track ?suits?|swimming|pyjamas?|leather|short trousers|red|green|black|white|gr[ea]y|yellow|striped|under ?pants',
    ),
  },
  {
    icon: 'socks',
    noun: /^sock$/,
    shows: 'x-sock',
    unless: words('wool(?:ly|len)?|red|green|black|white|gr[ea]y|yellow|striped|left sock|right sock|hole'),
  },
  {
    icon: 'gloves',
    noun: /^(?:glove|mitten)$/,
    shows: 'x-glove',
    unless: words(
      'hit on the glove|baseball|softball|box(?:ing|ed|er)|goal ?keeper|bat(?:s|ted|sman|ter)?|wickets?|catcher|oven|rubber|surgical|gardening|latex|leather|red|green|black|white|blue|yellow|eagles?|falcons?|hawks?|welding|compartment',
    ),
  },
  {
    icon: 'beans',
    noun: /^bean$/,
    shows: 'x-bean',
    unless: words(
      'green beans?|coffee|cocoa|cacao|broad|jelly|vanilla|soya?|bean ?(?:stalk|plant|bag|pod)s?|like a bean|than a bean',
    ),
    unlessStory: words('green beans|cacao|cocoa|coffee|vanilla'),
  },
  {
    icon: 'rock',
    shows: 'x-black-rock',
    if: words('black (?:rocks?|stones?|boulders?|pebbles?)|flat black stone'),
  },
  { icon: 'bread', noun: /^bread$/, shows: 'flatbread', if: words('flat bread') },
  { icon: 'bread', noun: /^rolls?$/, shows: 'x-bun' },
  {
    icon: 'door',
    noun: /^doors?$/,
    shows: 'x-front-door',
    if: words(atDoors),
    unless: words(
      '(?:fridge|oven|car|cupboard|taxi|bus|train|lift|cage|barn|stable|cubicle|toilet|glass|next|garage|wardrobe|tent|church|temple|little|tiny|side|cellar|trap|hut|lodge) ?doors?|(?:bell|loudspeaker|sign|clock) (?:over|on|above) the door|(?:by|near|beside|behind|next to|outside|in front of) (?:the|his|her|my|our|their) (?:front )?doors?|like an? door|its doors?|old doors|doors? of (?:the|a|his|her) (?:car|cage|bus|train|fridge|oven|hut|ger|yurt|tent|lift|van)',
    ),
    unlessStory: words(
      'yurts?|gers?|igloos?|mud (?:houses?|huts?)|thatch(?:ed)?|tents?|nomads?|longhouses?|tepees?|burrows?|nests?|hive|spaceships?|submarines?',
    ),
  },
  {
    icon: 'window',
    noun: /^windows?$/,
    shows: 'x-house-window',
    unless: words(
      '(?:stained|coloured|broken|shop|car|bus|train|lit|cracked|round|ticket|tiny|barred) ?windows?|(?:by|near|beside|under|against|over|in|behind) (?:the|his|her|a|my|our) (?:\\p{L}+ )?windows?|no windows?|away from the windows?|far from the windows?|without windows?|windows and doors|smash(?:ed)?|brok(?:e|en)|from window to window|(?:have|had|want(?:ed)?|get|got) the window|windows? (?:in|of) (?:its|the) (?:car|bus|train|plane|ship|cell|computer|program)|screens?|browser',
    ),
    unlessStory: words(
      'yurts?|gers?|igloos?|mud (?:houses?|huts?)|thatch(?:ed)?|tents?|spaceships?|submarines?|capsule|program|coding',
    ),
  },
  {
    icon: 'x-stairs',
    noun: /^(?:stairs|stairway|staircase|stairwell)$/,
    shows: 'x-flight-of-steps',
    unless: words(
      'escalators?|ladders?|wooden|spiral|painted|bottom of the stairs|top of the stairs|next to the stairs|under the stairs',
    ),
  },
  {
    icon: 'x-stairs',
    noun: /^(?:steps|stair)$/,
    shows: 'x-flight-of-steps',
    if: words(
      '(?:up|down|on|under|climb(?:s|ed|ing)?|sweeps?|swept) (?:the|all|those|\\p{L}+ hundred|two hundred|a hundred|many) (?:\\p{L}+ )?steps|(?:stone|temple|church|front|marble|palace) steps|hundred (?:and \\p{L}+-?\\p{L}* )?steps,? and|steps of (?:the|a) (?:temple|church|pyramid|house|palace|school|town hall|library)',
    ),
    unless: words('bus|train|ladder|steps? away|next step|dance|first step|carriages?|read|wooden'),
  },
];
