import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import type { LaneState } from '@panelwise/contracts/http/admin';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { IconPlayerPause } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { setPaused } from '../api/queues-queries.ts';
import classes from './lane-cards.module.css';

const words: Record<Lane, { name: MessageDescriptor; work: MessageDescriptor }> = {
  text: { name: msg`Text`, work: msg`Stories, scripts and quizzes` },
  image: { name: msg`Image`, work: msg`Drawing panels` },
  render: { name: msg`Render`, work: msg`Pages and PDFs` },
};

/** The switch asks before it moves: a paused lane lets every creator wait. */
function PauseSwitch({ lane: { lane, paused } }: { lane: LaneState }) {
  const client = useQueryClient();
  const name = i18n._(words[lane].name);
  return (
    <ConfirmButton
      trigger={(open) => (
        <Switch
          size="md"
          label={t`Paused`}
          aria-label={t`${name} is paused`}
          checked={paused}
          onChange={open}
        />
      )}
      title={paused ? t`Resume ${name}?` : t`Pause ${name}?`}
      question={
        paused
          ? t`Workers start on what is waiting in this lane.`
          : t`Work in progress is finished, but nothing new starts. Creators wait until you resume the lane.`
      }
      action={paused ? t({ message: 'Resume', context: 'lane' }) : t({ message: 'Pause', context: 'lane' })}
      busyAction={paused ? t`Resuming...` : t`Pausing...`}
      failText={t`Something went wrong`}
      tone={paused ? 'filled' : 'bad'}
      run={() => setPaused(client, lane, !paused)}
    />
  );
}

/** How much waits in each lane, and whether it is paused. */
export function LaneCards({ lanes }: { lanes: LaneState[] }) {
  return (
    <ul className={classes.lanes}>
      {lanes.map((lane) => (
        <li key={lane.lane} className={classes.lane} data-paused={lane.paused || undefined}>
          <div className={classes.head}>
            <div>
              <h2>{i18n._(words[lane.lane].name)}</h2>
              <p className="muted">{i18n._(words[lane.lane].work)}</p>
            </div>
            {lane.paused && (
              <Badge tone="warn" icon={IconPlayerPause}>
                <Trans>Paused</Trans>
              </Badge>
            )}
          </div>
          <dl className={classes.counts}>
            <div>
              <dt>
                <Trans>Waiting</Trans>
              </dt>
              <dd className="num">{lane.waiting}</dd>
            </div>
            <div>
              <dt>
                <Trans>Active</Trans>
              </dt>
              <dd className="num">{lane.active}</dd>
            </div>
            <div>
              <dt>
                <Trans>Delayed</Trans>
              </dt>
              <dd className="num">{lane.delayed}</dd>
            </div>
          </dl>
          <PauseSwitch lane={lane} />
        </li>
      ))}
    </ul>
  );
}
