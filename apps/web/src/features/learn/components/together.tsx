import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { classGoalRules } from '@panelwise/contracts/domain/class-goals';
import type { Gift } from '@panelwise/contracts/domain/gifts';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import { GoalMeter } from '../../../components/class-goal/goal-meter.tsx';
import { goalWords } from '../../../components/class-goal/goal-words.ts';
import { giftReasonWords } from '../../../components/gift/gift-words.ts';
import { localDay } from '../../../lib/local-date.ts';
import classes from './together.module.css';

/** What a class wants to reach together, and what grown-ups have given, each in a quiet row. */
export function Together({ goals = [], gifts = [] }: Pick<LearnHome, 'goals' | 'gifts'>) {
  if (goals.length === 0 && gifts.length === 0) return null;
  return (
    <section className={classes.rows} aria-label={t`Together`}>
      {goals.map((goal) => (
        <Goal key={goal._id} goal={goal} />
      ))}
      {gifts.map((gift) => (
        <p key={gift.at} className={classes.gift}>
          {giftWords(gift)}
        </p>
      ))}
    </section>
  );
}

function Goal({ goal }: { goal: NonNullable<LearnHome['goals']>[number] }) {
  const { className, state, have, target } = goal;
  const day = localDay(goal.untilDay);
  const { coins } = classGoalRules.reward;
  return (
    <div className={classes.goal}>
      <b>
        <Trans>{className} together</Trans>
      </b>
      <p>{goalWords(goal)}</p>
      <GoalMeter have={have} target={target} />
      <p className="muted">
        {state === 'reached' ? (
          <Trans>Reached. Everybody who took part got {coins} coins and a gem.</Trans>
        ) : (
          <Trans>
            {have} of {target}, until {day}
          </Trans>
        )}
      </p>
    </div>
  );
}

function giftWords({ from, reason, coins }: Gift): string {
  const what = i18n._(giftReasonWords[reason]);
  const amount = plural(coins, { one: '# coin', other: '# coins' });
  return from === 'parent' ? t`${amount} from a parent: ${what}` : t`${amount} from your teacher: ${what}`;
}
