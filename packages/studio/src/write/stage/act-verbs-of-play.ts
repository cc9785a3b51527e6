import type { ActRule } from './act-rule.ts';

const instruments = /^(?:guitar|violin|drum|flute|trumpet|saxophone|accordion|banjo|fiddle)s?$/;

/** What somebody does who plays a game or an instrument. */
export const playing: readonly ActRule[] = [
  { pose: 'kick', nouns: /^(?:football|soccer)$/, thing: 'soccer-ball' },
  { pose: 'throw', nouns: /^basketball$/, thing: 'basketball' },
  { pose: 'throw', nouns: /^(?:cricket|baseball|catch|handball|ball)$/ },
  { pose: 'work', nouns: /^(?:chess|card|domino|dominoes|draughts|checkers)s?$/, holds: true },
  { pose: 'kneel', nouns: /^(?:sand|sandpit|mud)$/, through: /^in$/ },
  { pose: 'kneel', nouns: /^marbles?$/ },
  { pose: 'play', nouns: instruments, holds: true, shown: true },
  { pose: 'play', nouns: instruments, through: /^on$/, holds: true, shown: true },
];
