import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { failText, stepWords } from '../step-words/step-words.ts';
import { NoticeLine } from './notice-line.tsx';
import classes from './run-bell.module.css';

const shown = 6;
const shownNotices = 5;

const timeOf = (iso: string) =>
  new Intl.DateTimeFormat(i18n.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(iso),
  );

/** What a run is or was about, in the words of its step. */
function describe(run: RunSnapshot): string {
  if (!Object.hasOwn(steps, run.step)) return run.step;
  const words = stepWords(run.step as StepName);
  if (run.status === 'succeeded') return words.done;
  if (run.status === 'failed') return failText(run.step as StepName, run.message);
  if (run.status === 'cancelled') return words.cancelled;
  return words.summary;
}

function RunLine({ run }: { run: RunSnapshot }) {
  const going = !isTerminal(run.status);
  const { title, partNumber } = run;
  return (
    <Link
      to={run.comicId ? paths.resumeComic(run.comicId) : paths.followStory(run._id)}
      className={classes.line}
    >
      <i data-status={going ? 'going' : run.status} />
      <span>
        {title && <b>{partNumber ? t`${title}, part ${partNumber}` : title}</b>}
        {describe(run)}
      </span>
      <span className="num muted">
        {going ? `${Math.round(run.percent)} %` : timeOf(run.finishedAt ?? run.createdAt)}
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
  const counts = [
    unread > 0 && plural(unread, { one: '# new', other: '# new' }),
    going > 0 && plural(going, { one: '# running', other: '# running' }),
  ].filter(Boolean);
  return (
    <DropMenu
      label={[t`Notifications`, ...counts].join(', ')}
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
      <p className={classes.title}>
        <Trans>News about your comics</Trans>
      </p>
      {notices.slice(0, shownNotices).map((notice) => (
        <NoticeLine key={notice._id} notice={notice} isNew={fresh.includes(notice._id)} />
      ))}
      {runs.length === 0 && notices.length === 0 && (
        <p className={classes.none}>
          <Trans>Nothing yet. You will see here how your comics are getting on.</Trans>
        </p>
      )}
      {runs.slice(0, shown).map((run) => (
        <RunLine key={run._id} run={run} />
      ))}
    </DropMenu>
  );
}
