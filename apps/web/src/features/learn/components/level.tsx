import type { Purse } from '@panelwise/contracts/domain/rewards';
import classes from './level.module.css';

/** The level that learning has reached, and how far it is to the next one. */
export function Level({ purse: { xp, level, levelXp, nextLevelXp } }: { purse: Purse }) {
  return (
    <div className={classes.level}>
      <p>
        <b>Level {level}</b> {nextLevelXp - xp} XP to level {level + 1}
      </p>
      <div className={classes.bar} aria-hidden="true">
        <i style={{ inlineSize: `${((xp - levelXp) / (nextLevelXp - levelXp)) * 100}%` }} />
      </div>
    </div>
  );
}
