import type { ActRule } from './act-rule.ts';

/** What is looked at from afar. */
const far =
  /^(?:sea|ocean|horizon|sky|skies|star|moon|mountain|hill|valley|river|lake|field|island|ship|boat|sail|cloud|smoke|bird|eagle|hawk|plane|airplane|airship|rocket|kite|city|village|distance|shore|coast|view|rainbow|balloon|light|flag|road|bridge|desert|forest|land)s?$/;

export const looking: readonly ActRule[] = [
  {
    pose: 'look-out',
    weak: true,
    nouns: far,
    through: /^(?:at|over|across|up|out|towards?|into|down|along)$/,
  },
  { pose: 'side', weak: true, any: true, face: 'curious' },
];
const seeing: readonly ActRule[] = [
  { pose: 'look-out', weak: true, nouns: far },
  { pose: 'side', weak: true, any: true, face: 'curious' },
];
const laughing: readonly ActRule[] = [
  // Whoever laughs at somebody does so whatever they say with it.
  { pose: 'laugh', any: true, particle: /^at$/ },
  { pose: 'laugh', any: true, unless: /^off$/, wordless: true },
];
const thinking: readonly ActRule[] = [{ pose: 'think', weak: true, any: true, face: 'think' }];
const telling: readonly ActRule[] = [{ pose: 'both', weak: true, any: true, face: 'talk' }];
/** Where no bubble tells it: "He said no". */
const speaking: readonly ActRule[] = [{ pose: 'both', weak: true, any: true, face: 'talk', wordless: true }];
const finding: readonly ActRule[] = [
  {
    pose: 'point',
    weak: true,
    on: ['artifact', 'food', 'plant', 'substance', 'animal', 'place'],
    face: 'wow',
  },
];

/**
 * How somebody stands of whom a sentence tells a thought, a look or words, by lemma: by these, all else that the same person
 * does says more.
 */
export const mindVerbs: Readonly<Record<string, readonly ActRule[]>> = {
  laugh: laughing,
  giggle: laughing,
  chuckle: laughing,
  think: thinking,
  wonder: thinking,
  remember: thinking,
  decide: thinking,
  dream: thinking,
  imagine: thinking,
  guess: thinking,
  plan: thinking,
  forget: thinking,
  believe: thinking,
  compare: thinking,
  see: seeing,
  spot: seeing,
  notice: seeing,
  watch: seeing,
  stare: looking,
  glance: looking,
  search: looking,
  find: finding,
  discover: finding,
  say: [
    { pose: 'wave', nouns: /^(?:goodbye|hello|farewell)$/, wordless: true },
    ...speaking.map((rule) => ({ ...rule, not: /^(?:nothing|little)$/ })),
  ],
  speak: speaking,
  talk: speaking,
  joke: speaking,
  complain: speaking,
  admit: speaking,
  quarrel: telling,
  sing: [{ pose: 'sing', any: true }],
  hear: [
    {
      pose: 'listen',
      weak: true,
      on: ['artifact', 'animal', 'person', 'body', 'event', 'plant'],
      not: /^(?:result|news?|truth|story|rumou?r|answer|decision|verdict|plan|idea|name|word|nothing)s?$/,
      unless: /^(?:about|of|from)$/,
    },
  ],
  tell: telling,
  explain: telling,
  ask: telling,
  answer: telling,
  announce: telling,
  describe: telling,
  warn: telling,
  promise: telling,
  greet: telling,
  thank: telling,
  reply: telling,
  argue: telling,
  agree: telling,
};
