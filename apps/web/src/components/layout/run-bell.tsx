import { isTerminal, type RunSnapshot } from '@panelwise/contracts/domain/run';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { runsQuery, useFreshRuns } from '../../lib/runs.ts';
import { DropMenu } from '../menu/drop-menu.tsx';
import classes from './run-bell.module.css';

const shown = 6;
const timeOf = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** What a run is or was about, in the words of its step. */
function describe(run: RunSnapshot): string {
  const step = steps[run.step as StepName];
  if (!step) return run.step;
  if (run.status === 'succeeded') return step.doneMessage;
  if (run.status === 'failed') return run.message ?? step.failMessage;
  if (run.status === 'cancelled') return `Cancelled: ${step.summary.toLowerCase()}`;
  return step.summary;
}

function RunLine({ run }: { run: RunSnapshot }) {
  const going = !isTerminal(run.status);
  return (
    <Link
      to={run.comicId ? paths.resumeComic(run.comicId) : paths.followStory(run._id)}
      className={classes.line}
    >
      <i data-status={going ? 'going' : run.status} />
      <span>
        {run.title && (
          <b>
            {run.title}
            {run.partNumber && `, part ${run.partNumber}`}
          </b>
        )}
        {describe(run)}
      </span>
      <span className="num muted">
        {going ? `${Math.round(run.percent)} %` : timeOf.format(new Date(run.finishedAt ?? run.createdAt))}
      </span>
    </Link>
  );
}

/** What the studio is doing and has done for this person, from any screen. */
export function RunBell() {
  useFreshRuns();
  const { data } = useQuery(runsQuery);
  const runs = data?.runs ?? [];
  const going = runs.filter((run) => !isTerminal(run.status)).length;
  return (
    <DropMenu
      label={going > 0 ? `Notifications, ${going} running` : 'Notifications'}
      icon={
        <span className={classes.bell} data-going={going > 0 || undefined}>
          <IconBell size={20} stroke={1.9} aria-hidden />
        </span>
      }
    >
      <p className={classes.title}>News about your comics</p>
      {runs.length === 0 && (
        <p className={classes.none}>Nothing yet. You will see here how your comics are getting on.</p>
      )}
      {runs.slice(0, shown).map((run) => (
        <RunLine key={run._id} run={run} />
      ))}
    </DropMenu>
  );
}
