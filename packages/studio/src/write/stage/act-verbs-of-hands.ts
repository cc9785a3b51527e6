import type { ActRule } from './act-rule.ts';

/** What no hands hold, though a picture shows it. */
export const tooLarge =
  /^(?:fence|gate|land|field|farm|horse|cow|donkey|bus|train|plane|taxi|boat|ship|car|tram|truck|bike|bicycle|table|desk|bed|sofa|chair|bench|tent|house|door|window|tree|elevator|lift|photo|photograph|picture|seat|turn|step|break|nap|shower|bath|test|exam|class|lesson|medal|prize|crown|shoe|boot|coat|jacket|hat|glasses|helmet|sock|shirt|dress|uniform|scarf|glove|mask|belt|pants|trousers)s?$/;

/** Things that hands take are seen in them, where a picture shows the thing. */
export const holding: readonly ActRule[] = [
  { pose: 'hold', on: ['artifact', 'food', 'plant', 'substance'], holds: true, shown: true, not: tooLarge },
];
const tasting: readonly ActRule[] = [
  { pose: 'eat', on: ['food'], nouns: /^(?:apple|bread|fruit|cake|sandwich)s?$/, holds: true },
  { pose: 'eat', on: ['food'], through: /^(?:into|on)$/, holds: true },
];
const bringing: readonly ActRule[] = [
  ...holding,
  { pose: 'carry', on: ['artifact', 'food', 'substance'], holds: true, not: tooLarge },
];
/** What one takes without a hand on it, or what a verb with "take" means by it. */
const notTaken = new RegExp(
  `${tooLarge.source}|^(?:walk|turn|care|bath|shower|breath|step|seat|rest|test|exam|look|nap|part|place|time|day|hour|minute|note|pill|medicine|lesson|class|trip|road|path|way|route|side|bearing|measurement|job|risk|chance|advantage|power|control|shape|aim|cover|root|century|year)s?$`,
);
const gathering: readonly ActRule[] = [
  {
    pose: 'pick',
    on: ['food'],
    nouns: /^(?:fruit|berry|berries|apple|mango|mangoes|orange|cherry|cherries|pear|plum|olive)s?$/,
    holds: true,
  },
  { pose: 'hold', on: ['artifact', 'food', 'plant', 'substance'], holds: true, shown: true, not: tooLarge },
];
/** What goes into a bag, a jar or an envelope is put there at a table. */
const intoContainer: ActRule = {
  pose: 'work',
  through: /^in(?:to|side)?$/,
  nouns:
    /^(?:bag|basket|backpack|box|envelope|jar|bottle|bowl|pot|tin|tube|drawer|suitcase|glass|cup|bucket|tray|pocket)(?:e?s)?$/,
  holds: true,
};
const filling: readonly ActRule[] = [intoContainer];
export const laying: readonly ActRule[] = [
  {
    pose: 'measure',
    nouns: /^tapes?$/,
    unless: /(?<!\p{L})on(?:to)? (?:the|her|his) (?:table|desk|shelf|bench)/iu,
  },
  intoContainer,
  ...holding,
  {
    pose: 'kneel',
    through: /^on(?:to)?$/,
    nouns: /^(?:floor|ground|grass|mat|carpet|rug|sand|snow)s?$/,
    puts: true,
  },
  { pose: 'work', through: /^on(?:to)?$/, nouns: /^(?:table|desk|counter|bench|scale)s?$/, holds: true },
];
/** "Pulled a carrot", "pulled the puppy out": it is taken up. */
export const drawingOut: readonly ActRule[] = [
  {
    pose: 'lift',
    nouns:
      /^(?:carrot|root|weed|radish|turnip|beet|plant|onion|leek|puppy|kitten|lamb|kid|plug|nail|stone|straw)s?$/,
    holds: true,
  },
  { pose: 'lift', on: ['plant', 'food', 'animal'], particle: /^(?:out|up)$/, holds: true },
];
const phoning: readonly ActRule[] = [{ pose: 'phone', any: true }];
/** Who is called from afar. */
const called: readonly ActRule[] = [
  {
    pose: 'phone',
    nouns: /^(?:department|brigade|ambulance|doctor|vet|police|hospital|plumber|taxi|firefighter|office)s?$/,
  },
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
  bring: bringing,
  keep: [{ pose: 'hold', on: ['artifact'], holds: true, shown: true, not: tooLarge }],
  lay: laying,
  stuff: filling,
  wash: [
    { pose: 'wash', nouns: /^(?:hand|face|finger|hers|mine)s?$/, unless: /^of$/ },
    { pose: 'wash', bare: true, unless: /^(?:up|away|off|out|over)$/ },
    { pose: 'work', on: ['artifact', 'food'], holds: true, not: tooLarge },
  ],
  tuck: filling,
  reach: [{ pose: 'catch', through: /^(?:for|up)$/, on: ['artifact', 'food', 'plant'] }],
  fetch: bringing,
  grab: [...holding, { pose: 'catch', on: ['artifact', 'plant', 'food', 'person', 'animal'] }],
  take: [
    {
      pose: 'hold',
      on: ['artifact', 'food', 'plant'],
      holds: true,
      shown: true,
      not: notTaken,
      unless: /^(?:off|away)$/,
    },
  ],
  get: [{ pose: 'hold', on: ['artifact', 'food', 'plant'], holds: true, shown: true, not: tooLarge }],
  collect: gathering,
  gather: gathering,
  buy: [{ pose: 'hold', on: ['artifact', 'food', 'plant'], holds: true, shown: true, not: tooLarge }],
  sell: [{ pose: 'share', on: ['artifact', 'food', 'plant'], holds: true, shown: true, not: tooLarge }],
  pay: [
    {
      pose: 'share',
      any: true,
      thing: 'x-coins3',
      not: /^(?:attention|visit|respect|tribute|heed|call|price|penalty)s?$/,
      unless: /^(?:back|off)$/,
    },
  ],
  drop: [
    { pose: 'kneel', nouns: /^knees?$/, through: /^to$/ },
    {
      pose: 'drop',
      on: ['artifact', 'food', 'substance'],
      holds: true,
      not: /^(?:hint|class|subject|out|line|curtain|anchor|bomb|price|temperature|seed)s?$/,
    },
  ],
  spill: [{ pose: 'drop', on: ['food', 'substance', 'artifact'] }],
  knock: [{ pose: 'push', on: ['artifact', 'substance'], unless: /^(?:on|at)$/ }],
  tie: [
    { pose: 'kneel', nouns: /^(?:shoe|shoelace|lace)s?$/ },
    { pose: 'pull', nouns: /^(?:rope)s?$/ },
  ],
  phone: phoning,
  telephone: phoning,
  ring: [...called, { pose: 'phone', on: ['person'] }],
  call: called,
  snatch: [...holding, { pose: 'catch', on: ['artifact', 'food', 'substance'] }],
  taste: tasting,
  bite: tasting,
  chew: [...tasting, { pose: 'eat', bare: true }],
  serve: [{ pose: 'share', on: ['food', 'substance'], nouns: /^(?:tea|coffee|cake|soup)s?$/, holds: true }],
  stroke: stroking,
  pet: stroking,
  pat: [...stroking, { pose: 'comfort', on: ['person'] }],
  mix: mixing,
  whisk: mixing,
  drag: dragging,
  tug: dragging,
  show: [{ pose: 'share', on: ['artifact', 'food', 'plant'], holds: true, shown: true, not: tooLarge }],
  bury: [{ pose: 'dig', on: ['artifact', 'food'] }],
  colour: [{ pose: 'draw', on: ['animal', 'plant'], nouns: /^(?:picture|map|drawing)s?$/ }],
  color: [{ pose: 'draw', on: ['animal', 'plant'], nouns: /^(?:picture|map|drawing)s?$/ }],
  fill: [
    { pose: 'pour', nouns: /^(?:glass|cup|jar|bottle|beaker|bucket|bowl|kettle)(?:es|s)?$/ },
    { pose: 'work', on: ['artifact'], nouns: /^(?:bag|box|basket)(?:es|s)?$/, holds: true, not: tooLarge },
  ],
  harvest: [{ pose: 'pick', on: ['food'], holds: true }],
  examine: lookingClosely,
  study: lookingClosely,
  inspect: lookingClosely,
  bowl: [
    { pose: 'throw', nouns: /^ball$/, holds: true },
    { pose: 'throw', bare: true, unless: /^over$/ },
  ],
};
