import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { isTerminal, type RunSnapshot } from '@panelwise/contracts/domain/run';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { PanelStrip, type StripPanel } from '../../../components/panel-strip/panel-strip.tsx';
import { paths } from '../../../config/paths.ts';
import { runsQuery, useFreshRuns } from '../../../lib/runs.ts';
import button from '../../../theme/button.module.css';
import { comicDetailsQuery } from '../api/my-comics-queries.ts';
import { headingOf } from '../comic-words.ts';
import type { Pencil } from './comic-row.tsx';
import classes from './resume-banner.module.css';

/** Width by height of the picture on a wide screen. */
const pictureShape = 210 / 104;

/** Every panel of its script: done on the pages that are drawn, and otherwise still to come. */
function plannedPanels({ prompt, images }: Comic): StripPanel[] {
  const drawn = new Set(images.map(({ pageNumber }) => pageNumber));
  try {
    const pages = JSON.parse(prompt) as { pageNumber: number; panels: unknown[] }[];
    return pages.flatMap(({ pageNumber: page, panels }) =>
      panels.map((_, at) => ({ page, panel: at + 1, state: drawn.has(page) ? 'done' : 'waiting' }) as const),
    );
  } catch {
    // There is no script yet.
    return [];
  }
}

/** What a run has reached, in words. */
function progressText(run: RunSnapshot): string {
  const done = run.panels.filter((panel) => panel.state === 'done').length;
  const stopped = run.panels.find((panel) => panel.state === 'failed');
  const total = run.panels.length;
  const count = total > 0 ? t`${done} of ${total} panels drawn.` : t`Being made now.`;
  return stopped ? `${count} ${t`Page ${{ page: stopped.page }} needs you.`}` : count;
}

/** The comic that is being drawn now, otherwise the newest draft. Nothing when there is neither. */
export function ResumeBanner({ comics, pencil }: { comics: Comic[]; pencil?: Pencil }) {
  useFreshRuns();
  const { data } = useQuery(runsQuery);
  const going = data?.runs.find(
    (run) => !isTerminal(run.status) && comics.some((comic) => comic._id === run.comicId),
  );
  const newestDraft = comics
    .filter((comic) => comic.comicStatus === 'draft')
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  const comic = comics.find((each) => each._id === going?.comicId) ?? newestDraft;
  // A list of comics comes without their scripts.
  const { data: work } = useQuery({
    ...comicDetailsQuery(comic?._id ?? ''),
    enabled: comic !== undefined && !going,
  });
  if (!comic) return null;
  const panels = going?.panels ?? (work ? plannedPanels(work.comic) : []);
  const drawn = pencil?.(comic, pictureShape);
  const picture = comic.smallThumbnail ? (
    <img src={comic.smallThumbnail} alt="" width={210} height={104} />
  ) : (
    drawn && <span className={classes.pencil}>{drawn}</span>
  );
  return (
    <Link
      to={paths.resumeComic(comic._id)}
      className={classes.banner}
      data-pictured={picture ? true : undefined}
    >
      {picture}
      <div>
        <p className={classes.eyebrow}>
          <Trans>Pick up where you left off</Trans>
        </p>
        <h2>{headingOf(comic)}</h2>
        {comic.partTitle && <p>{comic.partTitle}</p>}
        <p className="muted">{going ? progressText(going) : t`A draft, just as you left it.`}</p>
      </div>
      <div className={classes.strip} style={{ '--cells': panels.length } as CSSProperties}>
        {panels.length > 0 && <PanelStrip panels={panels} decorative />}
      </div>
      <span className={button.button} data-variant="filled">
        <Trans>Resume</Trans>
      </span>
    </Link>
  );
}
