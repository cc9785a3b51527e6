import { isTerminal, type RunSnapshot } from '@panelwise/contracts/domain/run';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useNotices } from '../../lib/notices.ts';
import { runsQuery, useFreshRuns } from '../../lib/runs.ts';
import { DropMenu } from '../menu/drop-menu.tsx';
import { NoticeLine } from './notice-line.tsx';
import classes from './run-bell.module.css';

const shown = 6;
const shownNotices = 5;
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

/** What reviewers decided, and what the studio is doing and has done for this person, from any screen. */
export function RunBell() {
  useFreshRuns();
  const { data } = useQuery(runsQuery);
  const { notices, unread, markRead } = useNotices();
  /** What was new when the box was opened: it is read then, and still marked. */
  const [fresh, setFresh] = useState<string[]>([]);
  const runs = data?.runs ?? [];
  const going = runs.filter((run) => !isTerminal(run.status)).length;
  const counts = [unread > 0 && `${unread} new`, going > 0 && `${going} running`].filter(Boolean);
  return (
    <DropMenu
      label={['Notifications', ...counts].join(', ')}
      icon={
        <span
          className={classes.bell}
          data-going={going > 0 || undefined}
          data-unread={unread > 0 || undefined}
        >
          <IconBell size={20} stroke={1.9} aria-hidden />
        </span>
      }
      onOpen={() => {
        setFresh(notices.filter(({ isRead }) => !isRead).map(({ _id }) => _id));
        markRead();
      }}
    >
      <p className={classes.title}>News about your comics</p>
      {notices.slice(0, shownNotices).map((notice) => (
        <NoticeLine key={notice._id} notice={notice} isNew={fresh.includes(notice._id)} />
      ))}
      {runs.length === 0 && notices.length === 0 && (
        <p className={classes.none}>Nothing yet. You will see here how your comics are getting on.</p>
      )}
      {runs.slice(0, shown).map((run) => (
        <RunLine key={run._id} run={run} />
      ))}
    </DropMenu>
  );
}
