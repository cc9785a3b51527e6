import type { FourLegged } from './four-legged.ts';
import { cheetahHead, hyenaHead, jackalHead, leopardHead } from './heads-hunters.ts';
import { saddle } from './markings.ts';
import { rosettes, solidSpots } from './markings-hunters.ts';
import { sloping } from './torsos.ts';

const pawed = { foot: 'paw', rests: 'sits', reach: 80 } as const;

/** Hunters of the plains. */
export const hunterBuilds = {
  leopard: {
    ...pawed,
    half: 142,
    depth: 118,
    leg: 86,
    legWidth: 42,
    neck: [20, -60],
    neckWidth: 86,
    tuck: 0.14,
    tail: 'long',
    head: leopardHead,
    pattern: rosettes,
  },
  cheetah: {
    ...pawed,
    half: 132,
    depth: 98,
    leg: 110,
    legWidth: 32,
    neck: [30, -66],
    neckWidth: 70,
    tuck: 0.3,
    tail: 'long',
    head: cheetahHead,
    pattern: solidSpots,
  },
  hyena: {
    ...pawed,
    half: 124,
    depth: 122,
    leg: 92,
    legWidth: 36,
    neck: [32, -58],
    neckWidth: 88,
    tuck: 0.16,
    tail: 'tuft',
    head: hyenaHead,
    torso: sloping,
    pattern: solidSpots,
    darkFeet: true,
  },
  jackal: {
    ...pawed,
    half: 112,
    depth: 96,
    leg: 90,
    legWidth: 29,
    neck: [26, -58],
    neckWidth: 62,
    tuck: 0.2,
    tail: 'brush',
    head: jackalHead,
    pattern: saddle,
  },
} as const satisfies Record<string, FourLegged>;
