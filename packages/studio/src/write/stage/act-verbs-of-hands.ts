import type { ActRule } from './act-rule.ts';

/** What no hands hold, though a picture shows it. */
const tooLarge =
  /^(?:bus|train|plane|taxi|boat|ship|car|tram|truck|bike|bicycle|table|desk|bed|sofa|chair|bench|tent|house|door|window|tree|elevator|lift|photo|photograph|picture|seat|turn|step|break|nap|shower|bath|test|exam|class|lesson|medal|prize|crown|shoe|boot|coat|jacket|hat|glasses|helmet|sock|shirt|dress|uniform|scarf|glove|mask|belt|pants|trousers)s?$/;

/** Things that hands take are seen in them, where a picture shows the thing. */
export const holding: readonly ActRule[] = [
  { pose: 'hold', on: ['artifact', 'food', 'plant'], holds: true, shown: true, not: tooLarge },
];
const tasting: readonly ActRule[] = [
  { pose: 'eat', on: ['food'], nouns: /^(?:apple|bread|fruit|cake|sandwich)s?$/, holds: true },
  { pose: 'eat', on: ['food'], through: /^(?:into|on)$/, holds: true },
];
const stroking: readonly ActRule[] = [{ pose: 'kneel', on: ['animal'] }];
const mixing: readonly ActRule[] = [
  {
    pose: 'stir',
    on: ['food', 'substance'],
    nouns: /^(?:batter|dough|mixture)$/,
    not: /^(?:paint|colou?r|sand|cement|concrete)s?$/,
  },
];
const dragging: readonly ActRule[] = [
  {
    pose: 'pull',
    nouns: /^(?:rope|sled|sledge|cart|wagon|boat|net|log|crate|box|stone|trolley)s?$/,
    holds: true,
  },
];
const lens = /^(?:glass|lens|magnifier|loupe)(?:es)?$/;
const lookingClosely: readonly ActRule[] = [
  { pose: 'magnify', nouns: lens, through: /^(?:through|with|under)$/ },
];

/** Acts of English verbs that tell what hands do, by lemma. */
export const handVerbs: Readonly<Record<string, readonly ActRule[]>> = {
  bring: holding,
  fetch: holding,
  grab: holding,
  taste: tasting,
  bite: tasting,
  chew: tasting,
  stroke: stroking,
  pet: stroking,
  pat: [...stroking, { pose: 'comfort', on: ['person'] }],
  mix: mixing,
  whisk: mixing,
  drag: dragging,
  tug: dragging,
  tie: [{ pose: 'kneel', nouns: /^(?:shoe|shoelace|lace)s?$/ }],
  show: [{ pose: 'share', on: ['artifact', 'food', 'plant'], holds: true, shown: true, not: tooLarge }],
  bury: [{ pose: 'dig', on: ['artifact', 'food'] }],
  colour: [{ pose: 'draw', on: ['animal', 'plant'], nouns: /^(?:picture|map|drawing)s?$/ }],
  color: [{ pose: 'draw', on: ['animal', 'plant'], nouns: /^(?:picture|map|drawing)s?$/ }],
  fill: [{ pose: 'pour', nouns: /^(?:glass|cup)(?:es|s)?$/ }],
  harvest: [{ pose: 'pick', on: ['food'], holds: true }],
  examine: lookingClosely,
  study: lookingClosely,
  inspect: lookingClosely,
  bowl: [{ pose: 'throw', nouns: /^ball$/, holds: true }],
};
