import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';

/** A face and, where the whole body tells it, a pose. */
export type Look = { face?: ExpressionName; pose?: PoseName };

/** What English verbs tell of a face, by lemma. A verb that leaves the feeling open has none. */
export const feelingVerbs: Readonly<Record<string, Look>> = {
  laugh: { face: 'joy' },
  giggle: { face: 'joy' },
  chuckle: { face: 'joy' },
  squeal: { face: 'joy' },
  rejoice: { face: 'joy' },
  smile: { face: 'smile' },
  grin: { face: 'grin' },
  beam: { face: 'grin' },
  smirk: { face: 'grin' },
  wink: { face: 'wink' },
  sigh: { face: 'sad', pose: 'slump' },
  sob: { face: 'sad', pose: 'cry' },
  cry: { face: 'sad' },
  weep: { face: 'sad' },
  sniff: { face: 'sad' },
  whimper: { face: 'sad' },
  wail: { face: 'sad', pose: 'cry' },
  pout: { face: 'sad' },
  groan: { face: 'worried' },
  moan: { face: 'worried' },
  mutter: { face: 'worried' },
  mumble: { face: 'worried' },
  stammer: { face: 'worried' },
  stutter: { face: 'worried' },
  plead: { face: 'worried' },
  beg: { face: 'worried' },
  tremble: { face: 'worried' },
  shiver: { face: 'worried' },
  blush: { face: 'oops' },
  gasp: { face: 'wow' },
  gape: { face: 'wow' },
  scream: { face: 'wow' },
  frown: { face: 'determined' },
  scowl: { face: 'angry' },
  glare: { face: 'angry' },
  growl: { face: 'angry' },
  snarl: { face: 'angry' },
  grumble: { face: 'angry' },
  yawn: { face: 'sleepy' },
  shrug: { face: 'think', pose: 'shrug' },
  sing: { face: 'happy' },
  argue: { face: 'angry' },
  quarrel: { face: 'angry' },
  think: { face: 'think', pose: 'think' },
  wake: { face: 'sleepy' },
  ponder: { face: 'think', pose: 'think' },
  wonder: { face: 'think', pose: 'think' },
};

/** What somebody does with a part of the body, which tells how they feel. */
export const gestures: readonly (Look & { verb: RegExp; object: RegExp })[] = [
  { verb: /^(?:cross|fold)$/, object: /^arms?$/, face: 'determined', pose: 'arms-crossed' },
  { verb: /^(?:shrug)$/, object: /^shoulders?$/, face: 'think', pose: 'shrug' },
  { verb: /^(?:scratch|rub)$/, object: /^(?:head|chin)$/, face: 'think', pose: 'think' },
  { verb: /^(?:shake)$/, object: /^(?:head)$/, face: 'worried' },
  { verb: /^(?:hang|bow|lower)$/, object: /^(?:head)$/, face: 'sad', pose: 'slump' },
  { verb: /^(?:close|shut|squeeze)$/, object: /^eyes?$/, face: 'proud' },
  { verb: /^(?:wipe|dry)$/, object: /^(?:eye|tear|cheek)s?$/, face: 'sad', pose: 'cry' },
  { verb: /^(?:clench)$/, object: /^(?:fist|teeth|tooth)s?$/, face: 'angry', pose: 'fists' },
  { verb: /^(?:stamp|stomp)$/, object: /^(?:foot|feet)$/, face: 'angry', pose: 'fists' },
  { verb: /^(?:bite|chew)$/, object: /^(?:lip|nail)s?$/, face: 'worried' },
  { verb: /^(?:hold)$/, object: /^(?:breath)$/, face: 'worried' },
  {
    verb: /^(?:drop|break|spill|smash)$/,
    object: /^(?:cup|glass|plate|tray|phone|vase|jar|bowl|egg|milk|juice|soup|paint)s?$/,
    face: 'oops',
  },
  { verb: /^(?:roll)$/, object: /^(?:eye)s?$/, face: 'think' },
  { verb: /^(?:raise)$/, object: /^(?:eyebrow)s?$/, face: 'curious' },
];

const adverbs: readonly [RegExp, Look][] = [
  [/^(?:angrily|crossly|furiously|with (?:rage|anger))$/, { face: 'angry' }],
  [/^(?:sadly|gloomily|miserably|unhappily|tearfully)$/, { face: 'sad' }],
  [/^(?:nervously|anxiously|fearfully|shyly|with fear)$/, { face: 'worried' }],
  [/^(?:happily|cheerfully|joyfully|gladly|excitedly|merrily|with (?:joy|delight))$/, { face: 'happy' }],
  [/^(?:proudly|with pride|with relief|contentedly)$/, { face: 'proud' }],
  [/^(?:sleepily|wearily)$/, { face: 'sleepy' }],
];

/** The face that an adverb gives to what is said or done: "angrily", "with relief". */
export const feelingOfAdverb = (adverb: string | undefined): Look | undefined =>
  adverb === undefined ? undefined : adverbs.find(([pattern]) => pattern.test(adverb.toLowerCase()))?.[1];

const states: readonly [RegExp, ExpressionName][] = [
  [/^(?:happy|glad|excited|delighted|thrilled|cheerful)$/, 'happy'],
  [/^(?:proud|relieved)$/, 'proud'],
  [/^(?:sad|unhappy|disappointed|lonely|upset|heartbroken)$/, 'sad'],
  [/^(?:angry|furious|cross|annoyed|mad)$/, 'angry'],
  [/^(?:worried|nervous|anxious|afraid|scared|frightened|embarrassed|confused)$/, 'worried'],
  [/^(?:surprised|amazed|astonished|shocked)$/, 'wow'],
  [/^(?:tired|sleepy|exhausted|bored)$/, 'sleepy'],
  [/^(?:curious)$/, 'curious'],
];

/** The face of somebody who is said to be so: "tired", "proud". */
export function feelingOfState(word: string): Look | undefined {
  const face = states.find(([pattern]) => pattern.test(word))?.[1];
  return face && { face };
}
