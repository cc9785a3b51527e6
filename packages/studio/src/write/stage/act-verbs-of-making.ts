import type { WordKind } from '../../words/word-kinds.ts';
import type { ActRule } from './act-rule.ts';

const stuff: readonly WordKind[] = ['artifact', 'food', 'plant', 'substance'];
/** What is made of words or in the head, or is too large for a table. */
const noWorkpiece =
  /^(?:mistake|error|friend|noise|sound|sure|decision|choice|rule|law|promise|plan|money|living|fortune|face|wish|way|bed|peace|war|difference|point|sense|speech|joke|deal|film|movie|video|discovery|progress|word|sentence|name|number|sign|record|history|goal|trip|journey|visit|call|change|line|hole|path|nest|home|house|school|church|temple|city|town|village|road|street|railway|canal|dam|ship|boat|airship|airplane|aeroplane|plane|rocket|wall|tower|bridge|castle|palace|fire|snowman|river|lake|sea|field|garden|car|bike|bicycle|wheel|hand|arm|leg|finger|head|hair|tooth|teeth|eye|corner|class|team|group|party|sand|sandcastle)s?$/;

const working: readonly ActRule[] = [{ pose: 'work', on: stuff, holds: true, not: noWorkpiece }];
/** "She put the lid on", "They glued the pieces together": with what is known from before, or all alone. */
const workingOn: readonly ActRule[] = [
  { pose: 'work', on: stuff, holds: true, bare: true, not: noWorkpiece },
];
const building: readonly ActRule[] = [
  {
    pose: 'hammer',
    nouns:
      /^(?:house|hut|shed|fence|boat|raft|ramp|bridge|cart|bench|shelf|shelves|birdhouse|treehouse|kennel|coop|cage|chair|table|stage|ladder|door)s?$/,
  },
  ...working,
  {
    pose: 'work',
    nouns: /^(?:model|tower|robot|airship|airplane|aeroplane|plane|machine|engine|kite|rocket)s?$/,
  },
];
const packing: readonly ActRule[] = [
  {
    pose: 'work',
    on: stuff,
    nouns: /^(?:bag|suitcase|backpack|lunch|box|parcel|basket)s?$/,
    holds: true,
    not: noWorkpiece,
  },
];
const sums: readonly ActRule[] = [
  { pose: 'think', through: /^in$/, nouns: /^head$/ },
  {
    pose: 'write',
    bare: true,
    nouns:
      /^(?:number|run|score|cost|price|length|side|total|digit|fraction|mark|result|answer|sum|area|speed|average|distance)s?$/,
  },
];

/** Acts of English verbs that tell of work with the hands, at a table where no tool of its own is drawn, by lemma. */
export const makingVerbs: Readonly<Record<string, readonly ActRule[]>> = {
  make: [{ pose: 'work', on: stuff, holds: true, not: new RegExp(`${noWorkpiece.source}|^(?:it|them)$`) }],
  prepare: working,
  create: working,
  build: building,
  assemble: working,
  construct: building,
  repair: working,
  fix: working,
  mend: working,
  invent: working,
  fold: workingOn,
  cut: workingOn,
  chop: working,
  slice: working,
  peel: working,
  grate: working,
  grind: working,
  crush: working,
  squeeze: working,
  press: [{ pose: 'work', on: ['food', 'plant', 'substance'], holds: true }],
  knead: workingOn,
  glue: workingOn,
  tape: working,
  sew: workingOn,
  knit: workingOn,
  weave: workingOn,
  wrap: working,
  unwrap: working,
  weigh: working,
  sort: workingOn,
  connect: workingOn,
  attach: workingOn,
  screw: workingOn,
  unscrew: workingOn,
  join: [
    {
      pose: 'work',
      on: ['artifact', 'substance'],
      holds: true,
      not: /^(?:army|club|team|line|queue|road|river)s?$/,
    },
  ],
  stretch: working,
  arrange: working,
  decorate: working,
  polish: working,
  carve: working,
  pack: packing,
  label: working,
  test: working,
  cover: [{ pose: 'work', nouns: /^(?:bowl|jar|pot|dish|plate|box|glass|dough|tray)e?s?$/, holds: true }],
  bake: [{ pose: 'work', on: ['food'], holds: true }],
  mash: working,
  roll: [{ pose: 'work', on: ['food', 'substance'], holds: true, not: /^(?:eye|ball|sleeve)s?$/ }],
  open: [
    {
      pose: 'work',
      nouns:
        /^(?:box|boxes|parcel|package|present|gift|letter|envelope|bag|jar|can|tin|bottle|suitcase|chest|lid)s?$/,
      holds: true,
    },
  ],
  place: [{ pose: 'work', on: ['artifact', 'food', 'substance'], holds: true, not: noWorkpiece }],
  count: [
    {
      pose: 'work',
      on: ['artifact', 'food', 'plant', 'substance'],
      nouns: /^(?:money|coin|note|bean|card)s?$/,
      holds: true,
      shown: true,
    },
    { pose: 'count', bare: true, unless: /^(?:on|for|as)$/ },
    {
      pose: 'count',
      on: [
        'artifact',
        'food',
        'plant',
        'substance',
        'animal',
        'person',
        'group',
        'idea',
        'time',
        'event',
        'place',
      ],
    },
  ],
  add: sums,
  tally: [{ pose: 'count', any: true }],
  tear: [
    {
      pose: 'work',
      nouns: /^(?:paper|page|sheet|letter|wrapping|ribbon|cloth|note|envelope|newspaper|ticket|tape)s?$/,
      holds: true,
    },
  ],
  plane: workingOn,
  sand: workingOn,
  solder: workingOn,
  drill: working,
  saw: working,
  clean: working,
  stack: working,
  stitch: workingOn,
  spread: working,
  break: [{ pose: 'hammer', nouns: /^(?:stone|rock|brick)s?$/ }],
  type: [{ pose: 'work', any: true }],
  nail: [{ pose: 'hammer', any: true }],
  drive: [{ pose: 'hammer', nouns: /^(?:nail|post|stake|peg)s?$/ }],
  divide: sums,
  multiply: sums,
  subtract: sums,
  calculate: [{ pose: 'write', bare: true }, ...sums],
};
