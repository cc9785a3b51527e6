import type { PoseName } from '../vocabulary.ts';

/** What an animal's body does. */
export type Stance = 'stand' | 'attend' | 'walk' | 'run' | 'sit';

/** The poses of people, as animals take them: hands that show or hold something have nothing to say here. */
export const stances: Record<PoseName, Stance> = {
  idle: 'stand',
  present: 'stand',
  point: 'attend',
  'point-up': 'attend',
  think: 'sit',
  wave: 'attend',
  cheer: 'attend',
  hips: 'stand',
  shrug: 'stand',
  hold: 'stand',
  magnify: 'attend',
  book: 'sit',
  both: 'stand',
  'arms-crossed': 'stand',
  'raise-hand': 'attend',
  write: 'sit',
  back: 'attend',
  side: 'attend',
  walk: 'walk',
  run: 'run',
  sit: 'sit',
  kneel: 'sit',
};
