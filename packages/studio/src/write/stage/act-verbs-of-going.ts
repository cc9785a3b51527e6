import type { ActRule } from './act-rule.ts';

/** What says that one goes somewhere: "went to the market", "came into the room", "went home". */
export const ways =
  /^(?:to|into|inside|out|up|down|along|across|through|towards?|past|over|around|round|home|back|in|on)$/;
/** Where legs take somebody, beside the kinds of place that the index knows. */
export const goals =
  /^(?:door|gate|stall|stage|board|blackboard|window|house|home|kitchen|classroom|class|school|room|corner|stair|step|shore|beach|bus|bus stop|train|station|stop|goal|finish|line|road|path|street|lane|alley|shop|store|market|park|garden|yard|playground|library|hall|gym|field|farm|bridge|river|lake|pond|sea|stream|forest|wood|tree|hill|village|town|square|fountain|well|water|fence|table|counter|desk|office|bakery|museum|zoo|pool|court|track|crossing|tent|camp|hospital|clinic|front|side|edge|end|neighbou?r|teacher|friend|mother|father|mom|mum|dad|grandmother|grandfather|grandma|grandpa|sister|brother)s?$/;
/** Forms of "lie" that mean no untruth. */
const lyingSo = /(?<!\p{L})(?:lay|lain|lying)(?! (?:to|about) )(?!\p{L})/iu;
const onBicycle: ActRule = {
  pose: 'ride',
  any: true,
  saying:
    /(?<!\p{L})(?:on|by) (?:(?:a|an|his|her|my|their|our|the) )?(?:\p{L}+ )?(?:bike|bicycle)s?(?!\p{L})/iu,
};
const going: readonly ActRule[] = [
  {
    pose: 'walk',
    on: ['place'],
    nouns: /^(?:door|gate|stall|stage|board|blackboard|window)$/,
    through: ways,
  },
  {
    pose: 'walk',
    bare: true,
    particle: /^(?:home|inside|outside|upstairs|downstairs|closer|nearer)$/,
    weak: true,
  },
];
const stepping: readonly ActRule[] = [
  { pose: 'walk', bare: true },
  { pose: 'walk', on: ['place'] },
];
const following: readonly ActRule[] = [
  { pose: 'walk', on: ['person', 'animal'], nouns: /^(?:path|trail|track|road|footprint)s?$/ },
];
const fast: readonly ActRule[] = [
  { pose: 'run', bare: true, unless: /^(?:off|up)$/ },
  { pose: 'run', on: ['place'] },
];

const jumping: readonly ActRule[] = [
  { pose: 'cheer', nouns: /^joy$/, through: /^for$/ },
  { pose: 'swim', nouns: /^(?:water|pool|lake|sea|river)s?$/, through: /^(?:into|in)$/ },
  { pose: 'jump', bare: true, unless: /^(?:to|at|off|out|in|into)$/ },
  {
    pose: 'jump',
    on: ['artifact', 'person', 'animal', 'place', 'substance'],
    through: /^(?:over|on|onto|past|across|from|off|up|down|with)$/,
    unless: /^(?:to|at)$/,
    not: /^(?:bus|train|bike|bicycle|car|plane|idea|chance|bandwagon)$/,
  },
];

/** Acts of English verbs that tell how somebody moves, by lemma. */
export const goingVerbs: Readonly<Record<string, readonly ActRule[]>> = {
  go: [
    onBicycle,
    {
      pose: 'walk',
      weak: true,
      through: /^to$/,
      nouns:
        /^(?:market|shop|store|park|library|museum|zoo|beach|garden|river|lake|pond|forest|field|playground|kitchen|hall|gym|door|gate|window|board|blackboard)$/,
    },
    { pose: 'climb-ladder', nouns: /^ladders?$/ },
    { pose: 'walk', weak: true, nouns: goals, through: ways, not: /^(?:bed|work|sleep|war)$/ },
    {
      pose: 'walk',
      bare: true,
      particle: /^(?:home|inside|outside|upstairs|downstairs|there|back|in|out|together)$/,
      unless: /^(?:from|for|of|on|up)$/,
      weak: true,
    },
  ],
  come: [
    onBicycle,
    {
      pose: 'walk',
      weak: true,
      nouns: goals,
      through: /^(?:to|into|in|inside|down|along|across|over|back|home|towards?|up)$/,
    },
    {
      pose: 'walk',
      bare: true,
      particle: /^(?:home|inside|in|back|along|over|closer|nearer)$/,
      unless: /^(?:from|for|of|on|up)$/,
      weak: true,
    },
  ],
  arrive: [onBicycle, { pose: 'walk', weak: true, any: true }],
  set: [{ pose: 'walk', weak: true, bare: true, particle: /^(?:off|out)$/ }],
  pass: [{ pose: 'walk', weak: true, bare: true, particle: /^(?:by|past)$/ }],
  return: [
    { pose: 'walk', weak: true, bare: true },
    { pose: 'walk', weak: true, nouns: goals, through: /^(?:to|home)$/ },
  ],
  enter: [{ pose: 'walk', weak: true, on: ['place'], nouns: goals }],
  visit: [{ pose: 'walk', weak: true, on: ['place'] }],
  cross: [
    { pose: 'run', nouns: /^(?:finish|line)$/ },
    {
      pose: 'walk',
      nouns: /^(?:road|street|bridge|river|stream|field|desert|border|square|yard|playground)s?$/,
    },
  ],
  stumble: [{ pose: 'fall', any: true, unless: /^(?:upon|across)$/ }],
  trip: [
    { pose: 'fall', bare: true },
    {
      pose: 'fall',
      through: /^(?:over|on)$/,
      on: ['artifact', 'substance', 'plant', 'animal', 'body', 'place'],
    },
  ],
  slip: [
    { pose: 'fall', bare: true, unless: /^(?:away|out|into|through)$/ },
    { pose: 'fall', through: /^on$/, on: ['substance', 'artifact', 'food', 'plant', 'place'] },
  ],
  tumble: [{ pose: 'fall', any: true }],
  leave: [
    {
      pose: 'walk-away',
      weak: true,
      on: ['place'],
      nouns: goals,
      not: /^(?:table|counter|door|home|country|town|village|line|edge)$/,
    },
  ],
  fall: [
    { pose: 'fall', bare: true, particle: /^(?:down|over|off)$/ },
    {
      pose: 'fall',
      through: /^(?:off|into|from|on|over|to)$/,
      nouns:
        /^(?:bike|bicycle|horse|ladder|tree|swing|water|river|pond|pool|lake|ground|floor|stairs?|wall|roof|hole|mud|snow|chair|boat|bed|grass|ice|steps?)$/,
    },
  ],
  lie: [
    { pose: 'in-bed', any: true, saying: /(?<!\p{L})(?:lay|lies?|lying) (?:\p{L}+ )?awake(?!\p{L})/iu },
    {
      pose: 'in-bed',
      through: /^(?:in|on|under)$/,
      nouns: /^(?:bed|mattress|bunk|cot|blanket|quilt|duvet|sleeping bag|bag)s?$/,
    },
    {
      pose: 'lie',
      through: /^(?:on|onto|in|under|beside)$/,
      nouns:
        /^(?:floor|grass|ground|carpet|rug|mat|sand|beach|hill|hillside|back|belly|tummy|stomach|side|deck|raft|meadow|field|snow|table|tree|sun|shade|sofa|couch|bank|hay|straw|roof|rock|hammock|ice|turf|leaf|leaves|road|pier|jetty|bus|bench)s?$/,
    },
    { pose: 'lie', bare: true, particle: /^down$/ },
    // "She lay flat on the deck", "he was lying on the tiles"; who lies may tell no truth.
    { pose: 'lie', bare: true, unless: /^(?:about|around)$/, saying: lyingSo },
    {
      pose: 'lie',
      through: /^(?:on|under|in)$/,
      on: ['artifact', 'food', 'plant', 'place'],
      saying: lyingSo,
    },
  ],
  travel: [onBicycle],
  step: going,
  creep: stepping,
  sneak: stepping,
  pace: [{ pose: 'walk', bare: true }],
  trudge: stepping,
  stroll: stepping,
  shuffle: [{ pose: 'walk', bare: true, unless: /^(?:through)$/ }],
  follow: following,
  hurry: [
    { pose: 'run', bare: true, unless: /^up$/ },
    { pose: 'run', on: ['place'], through: ways },
  ],
  skip: [
    { pose: 'jump', nouns: /^ropes?$/ },
    { pose: 'run', bare: true },
  ],
  dribble: [
    { pose: 'run', bare: true },
    { pose: 'run', nouns: /^(?:ball|basketball|football)$/ },
  ],
  gallop: fast,
  trot: fast,
  scamper: fast,
  scurry: fast,
  hop: [
    { pose: 'jump', nouns: /^(?:step|leg|foot|stone)s?$/ },
    { pose: 'jump', nouns: /^(?:leg|foot|stone)s?$/, through: /^(?:on|from)$/ },
    { pose: 'run', bare: true, unless: /^(?:on|off|in|into)$/ },
  ],
  bolt: [{ pose: 'run', bare: true }],
  jog: fast,
  pursue: [{ pose: 'run', on: ['person', 'animal'] }],
  jump: jumping,
  leap: jumping,
  bounce: [
    { pose: 'run', any: true, saying: /(?<!\p{L})(?:basket)?balls?(?!\p{L})/iu },
    { pose: 'jump', bare: true },
    { pose: 'jump', nouns: /^(?:bed|trampoline|sofa)s?$/, through: /^on$/ },
  ],
  twirl: [{ pose: 'dance', bare: true }],
  spin: [{ pose: 'dance', bare: true, particle: /^around$/ }],
  dive: [
    { pose: 'swim', bare: true, unless: /^(?:under|behind|for)$/ },
    { pose: 'swim', nouns: /^waves?$/, through: /^(?:under|through)$/ },
    { pose: 'swim', nouns: /^(?:water|pool|lake|sea|river|pond|wave)s?$/, through: /^(?:into|in)$/ },
  ],
  bend: [{ pose: 'kneel', bare: true, particle: /^(?:down|over)$/ }],
  stoop: [{ pose: 'kneel', bare: true }],
  rest: [{ pose: 'sit', bare: true, unless: /^(?:on|against|in)$/ }],
  celebrate: [{ pose: 'cheer', bare: true }],
  score: [{ pose: 'cheer', nouns: /^(?:goal|point)s?$/ }],
};
