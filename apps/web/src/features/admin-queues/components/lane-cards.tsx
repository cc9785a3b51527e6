import { Switch } from '@mantine/core';
import type { LaneState } from '@panelwise/contracts/http/admin';
import type { Lane } from '@panelwise/contracts/steps/define-step';
import { IconPlayerPause } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { setPaused } from '../api/queues-queries.ts';
import classes from './lane-cards.module.css';

const words: Record<Lane, { name: string; work: string }> = {
  text: { name: 'Text', work: 'Stories, scripts and quizzes' },
  image: { name: 'Image', work: 'Drawing panels' },
  render: { name: 'Render', work: 'Pages and PDFs' },
};

/** The switch asks before it moves: a paused lane lets every creator wait. */
function PauseSwitch({ lane: { lane, paused } }: { lane: LaneState }) {
  const client = useQueryClient();
  const { name } = words[lane];
  return (
    <ConfirmButton
      trigger={(open) => (
        <Switch size="md" label="Paused" aria-label={`${name} is paused`} checked={paused} onChange={open} />
      )}
      title={paused ? `Resume ${name}?` : `Pause ${name}?`}
      question={
        paused
          ? 'Workers start on what is waiting in this lane.'
          : 'Work in progress is finished, but nothing new starts. Creators wait until you resume the lane.'
      }
      action={paused ? 'Resume' : 'Pause'}
      busyAction={paused ? 'Resuming...' : 'Pausing...'}
      failText="Something went wrong"
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
              <h2>{words[lane.lane].name}</h2>
              <p className="muted">{words[lane.lane].work}</p>
            </div>
            {lane.paused && (
              <Badge tone="warn" icon={IconPlayerPause}>
                Paused
              </Badge>
            )}
          </div>
          <dl className={classes.counts}>
            <div>
              <dt>Waiting</dt>
              <dd className="num">{lane.waiting}</dd>
            </div>
            <div>
              <dt>Active</dt>
              <dd className="num">{lane.active}</dd>
            </div>
            <div>
              <dt>Delayed</dt>
              <dd className="num">{lane.delayed}</dd>
            </div>
          </dl>
          <PauseSwitch lane={lane} />
        </li>
      ))}
    </ul>
  );
}
