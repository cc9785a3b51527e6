import { t } from '@lingui/core/macro';
import { Button, Modal } from '@mantine/core';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { shortRules } from '@panelwise/contracts/domain/short';
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FilmDownload } from '../../../components/film/film-download.tsx';
import { comicTitle } from '../../../lib/comic-title.ts';
import { useCalm } from '../../../lib/look.ts';
import type { ComicWork } from '../api/comic.ts';
import { pageSketchQuery, pageStrokesQuery } from '../api/sketch.ts';
import { metaOf } from '../bench/comic-meta.ts';
import { openScript } from '../script/script-text.ts';
import { DrawingPage } from './drawing-page.tsx';
import classes from './replay.module.css';
import { loaded } from './use-drawing-show.ts';

/** How long the whole comic takes, in ms. */
const wholeMs = 10_000;
/** How long the pictures of a page are waited for, in ms. */
const picturesMs = 5_000;

/**
 * Draws a comic again on the whole screen, in about ten seconds, for a class to watch. Space stops it, the arrow keys turn
 * pages, Escape ends it. Who wants no motion sees one page after the other.
 */
export function Replay({ work, onClose }: { work: ComicWork; onClose: () => void }) {
  const { script, meta } = useMemo(() => {
    const opened = openScript(work.comic.prompt) ?? [];
    return { script: opened, meta: metaOf(work.comic, opened.length) };
  }, [work.comic]);
  const close = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    onClose();
  };
  useEffect(() => {
    // Where the browser does not want that, it fills the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, []);
  return (
    <Modal
      opened
      fullScreen
      onClose={close}
      title={work.comic.title}
      closeButtonProps={{ 'aria-label': t`Close` }}
      classNames={{ body: classes.body, content: classes.content }}
    >
      <div className={classes.room}>
        <ReplayPages work={work} script={script} meta={meta} />
      </div>
    </Modal>
  );
}

/** `done` counts the panels of the page that are drawn. */
type Place = { page: number; done: number };

function ReplayPages({ work, script, meta }: { work: ComicWork; script: Script; meta: ComicMeta }) {
  const { pages, comic } = work;
  const client = useQueryClient();
  const calm = useCalm();
  const [place, setPlace] = useState<Place>({ page: 0, done: 0 });
  const [isPaused, setPaused] = useState(false);
  const [ready, setReady] = useState(-1);
  const page = pages[place.page];
  const source = script[place.page];
  const total = page?.panels.length ?? 0;
  const isLast = place.page === pages.length - 1;
  const isOver = isLast && (calm || place.done >= total);
  const panelCount = pages.reduce((sum, { panels }) => sum + panels.length, 0);
  const ms = Math.round(wholeMs / Math.max(1, panelCount));
  const turn = (by: number) =>
    setPlace((at) => ({ page: Math.max(0, Math.min(pages.length - 1, at.page + by)), done: 0 }));
  const playOrPause = () => {
    if (!isOver) return setPaused(!isPaused);
    setPaused(false);
    setPlace({ page: 0, done: 0 });
  };

  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = pages[place.page];
    const words = script[place.page];
    if (!next || !words) return;
    const pictures = Promise.allSettled([
      client.ensureQueryData(pageSketchQuery(words, meta)),
      client.ensureQueryData(pageStrokesQuery(words, meta)),
      ...next.panels.map(({ artUrl }) => artUrl && loaded(artUrl)),
    ]);
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, picturesMs);
    });
    void Promise.race([pictures, patience]).then(() => {
      clearTimeout(timer);
      if (!isLeft) setReady(place.page);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [place.page, pages, script, meta, client]);

  const isReady = ready === place.page;
  useEffect(() => {
    if (isPaused || isOver || !isReady) return;
    const timer = setTimeout(
      () =>
        setPlace((at) =>
          calm || at.done >= total ? { page: at.page + 1, done: 0 } : { ...at, done: at.done + 1 },
        ),
      calm ? Math.round(wholeMs / pages.length) : place.done >= total ? ms / 2 : ms,
    );
    return () => clearTimeout(timer);
  }, [isPaused, isOver, isReady, calm, place, total, ms, pages.length]);

  const latest = useRef({ turn, playOrPause });
  latest.current = { turn, playOrPause };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') latest.current.turn(1);
      else if (event.key === 'ArrowLeft') latest.current.turn(-1);
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement))
        latest.current.playOrPause();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  if (!page || !source) return null;
  const again = t({ message: 'Play again', context: 'replay' });
  const label = isOver ? again : isPaused ? t({ message: 'Play', context: 'replay' }) : t`Pause`;
  const number = place.page + 1;
  const pageCount = pages.length;
  const where = t`Page ${number} of ${pageCount}`;
  return (
    <>
      <div className={classes.sheet}>
        <DrawingPage
          key={page._id}
          panels={page.panels.map((panel, i) => ({
            ...panel,
            polygon: panel.polygon.length > 0 ? panel.polygon : null,
            state: calm || i < place.done ? 'done' : 'waiting',
          }))}
          picture={page.imageUrl ?? undefined}
          source={source}
          meta={meta}
          playing={!calm && isReady && !isPaused && place.done < total ? place.done : undefined}
          ms={ms}
          label={where}
        />
      </div>
      <div className={classes.controls}>
        <Button
          variant="outline"
          aria-label={t`Previous page`}
          disabled={place.page === 0}
          onClick={() => turn(-1)}
        >
          <IconPlayerSkipBack aria-hidden />
        </Button>
        <Button
          data-autofocus
          onClick={playOrPause}
          leftSection={isPaused || isOver ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
        >
          {label}
        </Button>
        <Button variant="outline" aria-label={t`Next page`} disabled={isLast} onClick={() => turn(1)}>
          <IconPlayerSkipForward aria-hidden />
        </Button>
        <p className="num">{where}</p>
        {panelCount >= shortRules.leastPanels && (
          <FilmDownload comicId={comic._id} title={comicTitle(comic)} shape="wide" of="own" />
        )}
      </div>
    </>
  );
}
