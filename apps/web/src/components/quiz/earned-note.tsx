import type { Earned } from '@panelwise/contracts/domain/rewards';
import classes from './question-card.module.css';

/** What an answer has brought, in a quiet line; of nothing, nothing is said. */
export function EarnedNote({ earned: { xp, rank, level } }: { earned: Earned }) {
  const words = [
    ...(xp > 0 ? [`+${xp} XP`] : []),
    ...(level === null ? [] : [`You are at level ${level} now.`]),
    ...(rank === null ? [] : [`The card of this comic is ${rank} now.`]),
  ];
  return words.length > 0 && <p className={classes.earned}>{words.join(' · ')}</p>;
}
