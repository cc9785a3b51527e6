import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PublicPart } from '@panelwise/contracts/domain/comic';
import { IconAlignLeft, IconArrowLeft, IconMaximize, IconVolume, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton, PlainButton } from '../../../components/button/button-link.tsx';
import { useHelp } from '../../../lib/use-help.ts';
import { Transcript } from '../components/transcript.tsx';
import { WordSizeButton } from '../components/word-size-button.tsx';
import type { WordSize } from '../hooks/use-word-size.ts';
import { panelPlace } from '../panel-place.ts';
import type { ReadingPanel } from '../reading-order.ts';
import type { ComicAloud } from '../speech/use-comic-aloud.ts';
import { EndCard } from './end-card.tsx';
import { GuidedNav } from './guided-nav.tsx';
import classes from './guided-reader.module.css';
import { type Step, stepOfKey } from './keys.ts';
import { ListenBar } from './listen-bar.tsx';
import { PanelStage } from './panel-stage.tsx';
import { PanelWords } from './panel-words.tsx';
import { SpokenLine } from './spoken-line.tsx';
import { useStops } from './use-stops.ts';
import { ViewSwitch } from './view-switch.tsx';

/**
 * Panel by panel over the whole window, as a modal dialog: the browser keeps the focus inside and gives it back.
 * `at` counts panels from 0; one more is the end.
 */
export function GuidedReader({
  title,
  panels,
  language,
  wordSize,
  at,
  aloud,
  taught,
  talk,
  nextPart,
  play,
  onGo,
  onPages,
  onClose,
  onQuiz,
}: {
  title: string;
  panels: ReadingPanel[];
  language: string | undefined;
  wordSize: WordSize;
  at: number;
  aloud: ComicAloud;
  /** Opened from the quiz: the panel from 0 that teaches it, and its line if one says it. */
  taught: { at: number; line: number | undefined } | undefined;
  /** What parent and child talk about at a panel. */
  talk?: ((panel: ReadingPanel) => ReactNode) | undefined;
  nextPart: PublicPart | undefined;
  /** The way to the games of the comic. */
  play: ReactNode;
  onGo: (index: number) => void;
  /** Back to whole pages; reading aloud goes on there. */
  onPages: () => void;
  onClose: () => void;
  onQuiz: (() => void) | undefined;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [script, setScript] = useState(false);
  const panel = panels[at];
  // Keys may come faster than the address changes: the next one counts from where the last one leads.
  const heading = useRef(at);
  useEffect(() => {
    heading.current = at;
  }, [at]);
  const go = (index: number) => {
    if (index === at && heading.current === at) return;
    heading.current = Math.min(panels.length, Math.max(0, index));
    onGo(heading.current);
  };
  const { on: speaking, lines } = aloud;
  const { readsAloud } = useHelp();
  const pointedOut = taught?.at === at && !speaking;
  const view = useRef<HTMLDivElement>(null);
  const stops = useStops(
    view,
    panel,
    // Half of a title says nothing, and who is shown a panel is shown it among its neighbours.
    pointedOut || panel?.lines.some(({ kind }) => kind === 'title') === true,
    speaking ? aloud.spoken?.line : undefined,
  );
  const isHere = () => heading.current === at && !speaking;
  const next = () => {
    if (!isHere() || !stops.next()) go(heading.current + 1);
  };
  const back = () => {
    if (isHere() && stops.back()) return;
    stops.beginAtLast(panels[heading.current - 1]);
    go(heading.current - 1);
  };
  const steps: Record<Step, () => void> = {
    next,
    back,
    first: () => go(0),
    last: () => go(panels.length - 1),
  };

  // Before the element leaves the page: only an open dialog gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => element?.close();
  }, []);

  // The next page is here before it is turned to.
  const nextImage = panels.find((each) => each.page > (panel?.page ?? Number.POSITIVE_INFINITY))?.imageUrl;
  useEffect(() => {
    if (nextImage) new Image().src = nextImage;
  }, [nextImage]);

  return (
    <dialog
      ref={dialog}
      className={classes.guided}
      aria-label={t`${title}, panel by panel`}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        const step = stepOfKey(event.nativeEvent);
        if (!step) return;
        event.preventDefault();
        steps[step]();
      }}
    >
      <header className={classes.head}>
        {taught ? (
          <PlainButton variant="outline" size="sm" className={classes.back} onClick={onClose}>
            <IconArrowLeft stroke={1.9} aria-hidden />
            <Trans>Back to the quiz</Trans>
          </PlainButton>
        ) : (
          <IconButton label={t`Close`} onClick={onClose}>
            <IconX size={22} stroke={1.9} aria-hidden />
          </IconButton>
        )}
        <h2>{title}</h2>
        {!taught && <ViewSwitch view="panels" onChange={onPages} />}
        <div className={classes.tools}>
          {aloud.available && panel && (
            <PlainButton
              variant={readsAloud && !speaking ? 'filled' : 'subtle'}
              aria-label={t`Listen`}
              aria-pressed={aloud.state === 'playing'}
              onClick={aloud.state === 'playing' ? aloud.pause : aloud.play}
            >
              <IconVolume stroke={1.9} aria-hidden />
              <span className={classes.wide}>
                <Trans>Listen</Trans>
              </span>
            </PlainButton>
          )}
          <WordSizeButton size={wordSize} />
          <IconButton label={t`Transcript`} aria-pressed={script} onClick={() => setScript(!script)}>
            <IconAlignLeft size={20} stroke={1.9} aria-hidden />
          </IconButton>
          {document.fullscreenEnabled && (
            <IconButton
              label={t`Full screen`}
              className={classes.full}
              onClick={() =>
                void (document.fullscreenElement
                  ? document.exitFullscreen()
                  : document.documentElement.requestFullscreen())
              }
            >
              <IconMaximize size={20} stroke={1.9} aria-hidden />
            </IconButton>
          )}
        </div>
      </header>
      <p className="visually-hidden" aria-live="polite" lang={language}>
        {panel && !speaking && `${panelPlace(panel)}. ${panel.alt}`}
      </p>
      <div className={classes.body} data-script={script || undefined}>
        <div className={classes.stage}>
          {panel ? (
            <>
              <PanelStage
                panel={panel}
                language={language}
                part={stops.stop}
                view={view}
                lit={{
                  line: speaking ? aloud.spoken?.line : pointedOut ? taught.line : undefined,
                  framed: pointedOut,
                }}
                onRead={speaking ? aloud.playFrom : undefined}
                onNext={next}
                onBack={back}
              />
              {!speaking && !script && <PanelWords panel={panel} language={language} />}
              {talk?.(panel)}
              {speaking && <SpokenLine lines={lines} spoken={aloud.spoken} language={language} />}
            </>
          ) : (
            <EndCard onQuiz={onQuiz} onAgain={() => go(0)} next={nextPart} play={play} />
          )}
        </div>
        {script && (
          <ScriptColumn
            panels={panels}
            language={language}
            current={panel}
            spokenLine={speaking ? aloud.spoken?.line : undefined}
            onPanel={(to) => go(panels.indexOf(to))}
          />
        )}
      </div>
      {speaking && <ListenBar aloud={aloud} />}
      <GuidedNav
        panels={panels}
        at={at}
        parts={{ at: stops.at, count: stops.count }}
        onGo={go}
        onNext={next}
        onBack={back}
      />
    </dialog>
  );
}

/** The transcript beside the picture, below it on narrow screens. Follows the panel that is read. */
function ScriptColumn(props: Parameters<typeof Transcript>[0]) {
  const column = useRef<HTMLElement>(null);
  const { current } = props;
  useEffect(() => {
    if (current) column.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <aside ref={column} className={classes.script} aria-label={t`Transcript`} tabIndex={0}>
      <h3>
        <Trans>Transcript</Trans>
      </h3>
      <Transcript {...props} />
    </aside>
  );
}
