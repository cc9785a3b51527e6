import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { classGoalRules, type ClassGoal as Goal } from '@panelwise/contracts/domain/class-goals';
import { endClassGoal } from '@panelwise/contracts/http/class-goals';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GoalMeter } from '../../../components/class-goal/goal-meter.tsx';
import { goalWords } from '../../../components/class-goal/goal-words.ts';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { localDay } from '../../../lib/local-date.ts';
import { goalQuery, reloadClasses } from '../class-queries.ts';
import classes from './class-goal.module.css';
import { GoalDialog } from './goal-dialog.tsx';

/** What a class wants to reach together. Where rewards are switched off nothing speaks of it. */
export function ClassGoal({ of }: { of: SchoolClass }) {
  const client = useQueryClient();
  const isOff = of.offParts.includes('rewards');
  const { data, isPending } = useQuery({ ...goalQuery(of._id), enabled: !isOff });
  const [setting, { open, close }] = useDisclosure(false);
  if (isOff || isPending) return null;
  const goal = data ?? null;
  const end = async () => {
    await call(endClassGoal, { params: { id: of._id } });
    await reloadClasses(client);
  };
  return (
    <section className={classes.goal} aria-labelledby="class-goal">
      <div className={classes.words}>
        <h2 id="class-goal">
          <Trans>Class goal</Trans>
        </h2>
        {goal ? <Standing goal={goal} /> : <Offer />}
      </div>
      {goal?.state === 'open' ? (
        <ConfirmButton
          trigger={(ask) => (
            <Button variant="outline" onClick={ask}>
              <Trans>End it</Trans>
            </Button>
          )}
          title={t`End this goal?`}
          question={t`What your pupils have earned by reading and answering stays. Nobody gets the coins of the goal.`}
          action={t`End the goal`}
          busyAction={t`One moment...`}
          failText={t`Please try again.`}
          run={end}
        />
      ) : (
        <Button variant="outline" disabled={of.isArchived} onClick={open}>
          {goal ? t`Set another goal` : t`Set a goal`}
        </Button>
      )}
      <GoalDialog of={of} opened={setting} onClose={close} />
    </section>
  );
}

function Offer() {
  const { coins } = classGoalRules.reward;
  return (
    <p className="muted">
      <Trans>
        Something to reach together. All see one number, nobody’s share. Whoever took part gets {coins} coins
        and a gem.
      </Trans>
    </p>
  );
}

function Standing({ goal }: { goal: Goal }) {
  const { have, target, state } = goal;
  const day = localDay(goal.untilDay);
  return (
    <>
      <p>{goalWords(goal)}</p>
      <GoalMeter have={have} target={target} />
      <p className="muted">
        {state === 'open' && (
          <Trans>
            {have} of {target}, until {day}
          </Trans>
        )}
        {state === 'reached' && <Trans>Reached. Everybody who took part has their coins and a gem.</Trans>}
        {state === 'over' && (
          <Trans>
            It ended at {have} of {target}.
          </Trans>
        )}
      </p>
    </>
  );
}
