import { msg } from '@lingui/core/macro';
import type { PlayPart } from '@panelwise/contracts/domain/rewards';
import { textsOf } from './texts-of.ts';

/** What a part of play is called beside its switch. */
export const playPartWords = textsOf<PlayPart>({
  rewards: msg`Levels and ranks of cards`,
  'power-ups': msg`Help for coins`,
  games: msg`Games`,
  shorts: msg`Shorts`,
  reactions: msg`Pictures in battles`,
  leagues: msg`Leagues`,
});

/** The parts that are off, once this one is on or off. */
export function switched(off: readonly PlayPart[], part: PlayPart, isOn: boolean): PlayPart[] {
  const others = off.filter((one) => one !== part);
  return isOn ? others : [...others, part];
}
