import type { ActRule } from './act-rule.ts';

/** What says that one goes somewhere: "went to the market", "came into the room", "went home". */
const ways =
  /^(?:to|into|inside|out|up|down|along|across|through|towards?|past|over|around|round|home|back|in|on)$/;
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

/** Acts of English verbs that tell how somebody moves, by lemma. */
export const goingVerbs: Readonly<Record<string, readonly ActRule[]>> = {
  go: [
    {
      pose: 'walk',
      weak: true,
      through: /^to$/,
      nouns:
        /^(?:market|shop|store|park|library|museum|zoo|beach|garden|river|lake|pond|forest|field|playground|kitchen|hall|gym|door|gate|window|board|blackboard)$/,
    },
    { pose: 'walk', bare: true, particle: /^home$/, weak: true },
  ],
  come: [{ pose: 'walk', bare: true, particle: /^(?:home|inside)$/, weak: true }],
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
  skip: [{ pose: 'run', bare: true }],
  dribble: [
    { pose: 'run', bare: true },
    { pose: 'run', nouns: /^(?:ball|basketball|football)$/ },
  ],
  gallop: fast,
  trot: fast,
  scamper: fast,
  scurry: fast,
  hop: [{ pose: 'run', bare: true, unless: /^(?:on|off|in|into)$/ }],
  bolt: [{ pose: 'run', bare: true }],
  jog: fast,
  pursue: [{ pose: 'run', on: ['person', 'animal'] }],
  jump: [
    { pose: 'cheer', nouns: /^joy$/, through: /^for$/ },
    { pose: 'run', nouns: /^(?:puddle|fence|log|stream|hurdle|ditch|rope)s?$/, through: /^over$/ },
  ],
  leap: [
    { pose: 'cheer', nouns: /^joy$/, through: /^for$/ },
    { pose: 'run', nouns: /^(?:puddle|fence|log|stream|hurdle|ditch)s?$/, through: /^over$/ },
  ],
  twirl: [{ pose: 'dance', bare: true }],
  spin: [{ pose: 'dance', bare: true, particle: /^around$/ }],
  dive: [
    { pose: 'swim', bare: true, unless: /^(?:under|behind|for)$/ },
    { pose: 'swim', nouns: /^(?:water|pool|lake|sea|river|pond|wave)s?$/, through: /^(?:into|in)$/ },
  ],
  bend: [{ pose: 'kneel', bare: true, particle: /^(?:down|over)$/ }],
  stoop: [{ pose: 'kneel', bare: true }],
  rest: [{ pose: 'sit', bare: true, unless: /^(?:on|against|in)$/ }],
  celebrate: [{ pose: 'cheer', bare: true }],
  score: [{ pose: 'cheer', nouns: /^(?:goal|point)s?$/ }],
};
