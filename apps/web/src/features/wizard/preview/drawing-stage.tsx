import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { IconPlayerTrackNext } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { wantsCalm } from '../../../lib/look.ts';
import { panelName } from '../script/panel-name.ts';
import { DrawingPage } from './drawing-page.tsx';
import { panelKey } from './drawing-show.ts';
import classes from './drawing-stage.module.css';
import { LivePageView } from './live-page-view.tsx';
import { type LivePage, pageStatus } from './live-pages.ts';
import { CancelButton } from './run-meter.tsx';
import type { Playing } from './use-drawing-show.ts';

const stateWords = {
  waiting: msg({ message: 'waiting', context: 'panel' }),
  drawing: msg({ message: 'in pencil', context: 'panel' }),
  checking: msg({ message: 'in ink', context: 'panel' }),
  done: msg({ message: 'done', context: 'panel' }),
  failed: msg({ message: 'stopped', context: 'panel' }),
} as const;

/** The page that is being drawn, large and in the middle; its panels are told beside it, the other pages stand small. */
export function DrawingStage(props: {
  /** As far as they were shown. */
  pages: LivePage[];
  playing: Playing | undefined;
  script: Script;
  meta: ComicMeta;
  /** Everything is drawn, and only its showing goes on. */
  isDrawn: boolean;
  onSkip: () => void;
  onCancel: () => void;
}) {
  const { pages, playing, script, meta, isDrawn, onSkip } = props;
  const at = pageAtTheBoard(pages, playing);
  const page = pages[at];
  const source = script[at];
  const panelAt = page?.panels.findIndex(({ panel }) => panelKey(page.page, panel) === playing?.key) ?? -1;
  const sheet = useRef<HTMLDivElement>(null);
  useFollowed(sheet, at, panelAt);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onSkip();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onSkip]);

  if (!page || !source) return null;
  const { page: number } = page;
  const total = pages.length;
  return (
    <section className={classes.stage} aria-label={t`Drawing board`}>
      <ol className={classes.panels} aria-label={t`Panels of page ${number}`}>
        {page.panels.map((panel, i) => (
          <li key={panel.panel} data-state={i === panelAt ? 'playing' : panel.state}>
            <b className="num">{panel.panel}</b>
            <span className={classes.scene}>{source.panels[i] && panelName(source.panels[i])}</span>
            <em>
              {i === panelAt ? t({ message: 'coloring', context: 'panel' }) : i18n._(stateWords[panel.state])}
            </em>
          </li>
        ))}
      </ol>
      <div className={classes.sheet} ref={sheet}>
        {(['tl', 'tr', 'bl', 'br'] as const).map((corner) => (
          <i key={corner} className={classes.mark} data-at={corner} />
        ))}
        <DrawingPage
          key={page.page}
          panels={page.panels}
          picture={page.picture?.imageUrl}
          source={source}
          meta={meta}
          playing={panelAt < 0 ? undefined : panelAt}
          ms={playing?.ms}
          label={t`Page ${number} of ${total}, being drawn`}
        />
      </div>
      <div className={classes.beside}>
        {pages.length > 1 && (
          <ol className={classes.others} aria-label={t`Other pages`}>
            {pages.map((other, i) => {
              const words = script[i];
              if (i === at || !words) return null;
              return (
                <li key={other.page}>
                  <LivePageView page={other} source={words} meta={meta} small />
                  <OtherPage page={other} />
                </li>
              );
            })}
          </ol>
        )}
        <div className={classes.actions}>
          <Button variant="outline" onClick={onSkip} leftSection={<IconPlayerTrackNext aria-hidden />}>
            <Trans>
              Skip the drawing <kbd className={classes.key}>Esc</kbd>
            </Trans>
          </Button>
          <CancelButton busy={!isDrawn} onCancel={props.onCancel} variant="subtle" />
        </div>
        <p className={classes.note}>
          {isDrawn
            ? t`All panels are drawn and saved. You see how they were made.`
            : t`Every panel you see finished is kept, even if you stop here.`}
        </p>
      </div>
    </section>
  );
}

/** Under a small page. Its picture may be there before its panels were shown; that does not make it one that is drawn again. */
function OtherPage({ page }: { page: LivePage }) {
  const { page: number } = page;
  return (
    <p className={classes.other}>
      <b>
        <Trans>Page {number}</Trans>
      </b>{' '}
      <span className="num">{pageStatus({ ...page, picture: null }, true).label}</span>
    </p>
  );
}

/** The page of the panel that is shown now, otherwise the first one with something to be done. Index from 0. */
function pageAtTheBoard(pages: LivePage[], playing: Playing | undefined): number {
  const shown = playing ? pages.findIndex((page) => playing.key.startsWith(`${page.page}.`)) : -1;
  if (shown >= 0) return shown;
  const open = pages.findIndex((page) =>
    page.panels.some(({ state }) => state !== 'done' && state !== 'failed'),
  );
  return open >= 0 ? open : pages.length - 1;
}

/** Keeps the panel that is drawn in sight, on a phone in its middle, until the reader scrolls there by hand. */
function useFollowed(sheet: React.RefObject<HTMLDivElement | null>, page: number, panel: number): void {
  const isLeftAlone = useRef(true);
  useEffect(() => {
    const byHand = () => {
      isLeftAlone.current = false;
    };
    const events = ['wheel', 'touchmove'] as const;
    for (const name of events) window.addEventListener(name, byHand, { passive: true });
    return () => {
      for (const name of events) window.removeEventListener(name, byHand);
    };
  }, []);
  // A new page begins at its first panel.
  useEffect(() => {
    if (!isLeftAlone.current) return;
    const isNarrow = window.matchMedia('(max-width: 900px)').matches;
    const frame = sheet.current?.querySelectorAll('polygon')[Math.max(0, panel)];
    frame?.scrollIntoView?.({
      block: isNarrow ? 'center' : 'nearest',
      behavior: wantsCalm() ? 'auto' : 'smooth',
    });
  }, [sheet, page, panel]);
}
