import { Plural, Trans } from '@lingui/react/macro';
import type { Purse } from '@panelwise/contracts/domain/rewards';
import classes from './level.module.css';

/** The level that learning has reached, how far it is to the next one, and what has come of it besides. */
export function Level({ purse: { xp, level, levelXp, nextLevelXp, coins, gems } }: { purse: Purse }) {
  const xpLeft = nextLevelXp - xp;
  const nextLevel = level + 1;
  return (
    <div className={classes.level}>
      <p>
        <Trans>
          <b>Level {level}</b> {xpLeft} XP to level {nextLevel}
        </Trans>
      </p>
      <div className={classes.bar} aria-hidden="true">
        <i style={{ inlineSize: `${((xp - levelXp) / (nextLevelXp - levelXp)) * 100}%` }} />
      </div>
      {(coins > 0 || gems > 0) && (
        <p>
          <Plural value={coins} one="# coin" other="# coins" />
          {gems > 0 && (
            <>
              {' · '}
              <Plural value={gems} one="# gem" other="# gems" />
            </>
          )}
        </p>
      )}
    </div>
  );
}
