import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { isTerminal, type RunSnapshot } from '@panelwise/contracts/domain/run';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
import { paths } from '../../../config/paths.ts';
import { runsQuery, useFreshRuns } from '../../../lib/runs.ts';
import button from '../../../theme/button.module.css';
import { headingOf } from '../comic-words.ts';
import classes from './resume-banner.module.css';

/** What a run has reached, in words. */
function progressText(run: RunSnapshot): string {
  const done = run.panels.filter((panel) => panel.state === 'done').length;
  const stopped = run.panels.find((panel) => panel.state === 'failed');
  const total = run.panels.length;
  const count = total > 0 ? t`${done} of ${total} panels drawn.` : t`Being made now.`;
  return stopped ? `${count} ${t`Page ${{ page: stopped.page }} needs you.`}` : count;
}

/** The comic that is being drawn now, otherwise the newest draft. Nothing when there is neither. */
export function ResumeBanner({ comics }: { comics: Comic[] }) {
  useFreshRuns();
  const { data } = useQuery(runsQuery);
  const going = data?.runs.find(
    (run) => !isTerminal(run.status) && comics.some((comic) => comic._id === run.comicId),
  );
  const newestDraft = comics
    .filter((comic) => comic.comicStatus === 'draft')
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  const comic = comics.find((each) => each._id === going?.comicId) ?? newestDraft;
  if (!comic) return null;
  return (
    <Link
      to={paths.resumeComic(comic._id)}
      className={classes.banner}
      data-pictured={comic.smallThumbnail ? true : undefined}
    >
      {comic.smallThumbnail && <img src={comic.smallThumbnail} alt="" />}
      <div>
        <p className={classes.eyebrow}>
          <Trans>Pick up where you left off</Trans>
        </p>
        <h2>{headingOf(comic)}</h2>
        {comic.partTitle && <p>{comic.partTitle}</p>}
        <p className="muted">{going ? progressText(going) : t`A draft, just as you left it.`}</p>
      </div>
      <div className={classes.strip}>{going && <PanelStrip panels={going.panels} decorative />}</div>
      <span className={button.button} data-variant="filled">
        <Trans>Resume</Trans>
      </span>
    </Link>
  );
}
