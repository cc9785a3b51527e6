import type { ActRule } from './act-rule.ts';

/** English verbs that a body does as it does another, by that one's lemma: who lugs a sack carries it. */
const kin: Readonly<Record<string, string>> = {
  walk: 'wade amble plod stride tramp trek stagger totter waddle toddle saunter roam hobble traipse parade',
  run: 'speed dart hurtle tear bound scoot sprint dash race rush scramble zoom',
  climb: 'clamber scramble',
  throw: 'lob chuck sling hurl fling toss pitch bowl',
  eat: 'gobble devour crunch gnaw wolf graze gulp bite chew nibble munch',
  drink: 'gulp slurp swig guzzle lap',
  shout: 'bellow holler roar shriek scream bark howl',
  whisper: 'murmur',
  cry: 'bawl wail',
  laugh: 'snigger snicker cackle',
  hold: 'clutch grip grasp clasp cradle squeeze',
  carry: 'lug haul bear heave tote',
  pull: 'haul heave yank tow jerk tug drag',
  push: 'shove wheel nudge roll',
  dig: 'shovel burrow excavate',
  write: 'scribble jot scrawl note record copy sign',
  draw: 'doodle trace sketch',
  sit: 'perch settle',
  lie: 'sprawl flop',
  sleep: 'snooze snore slumber',
  kneel: 'cower huddle',
  hide: 'cower lurk duck',
  jump: 'spring vault hop',
  fall: 'topple collapse tumble',
  dance: 'waltz sway whirl tango twirl',
  kick: 'boot',
  comfort: 'soothe',
  give: 'pass distribute deliver',
  pick: 'pluck',
  lift: 'hoist heave scoop',
  stare: 'scan squint',
  watch: 'observe study examine inspect eye',
  think: 'ponder consider puzzle',
  cheer: 'applaud whoop',
  hammer: 'nail bang pound',
  sweep: 'mop scrub brush',
  pour: 'tip splash empty',
  plant: 'sow',
  stir: 'swirl whisk beat',
  play: 'strum beat practise practice pluck',
  phone: 'dial',
  sing: 'hum chant',
  feed: 'nourish',
  tell: 'inform remind advise',
};

type Rules = Readonly<Record<string, readonly ActRule[]>>;

/** The rules of verbs: those of `before` first, the last of them foremost, then what is told of a verb itself, then of its kin. */
export function withKin(rules: Rules, ...before: readonly Rules[]): Rules {
  const all: Record<string, readonly ActRule[]> = { ...rules };
  for (const [verb, others] of Object.entries(kin))
    for (const other of others.split(' '))
      all[other] = [...(Object.hasOwn(all, other) ? all[other]! : []), ...(rules[verb] ?? [])];
  for (const [verb, told] of before.flatMap(Object.entries<readonly ActRule[]>))
    all[verb] = [...told, ...(Object.hasOwn(all, verb) ? all[verb]! : [])];
  return all;
}
