import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ComicWork } from '../api/comic.ts';
import { NextAction } from '../components/next-action.tsx';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { WizardHead } from '../components/wizard-head.tsx';
import type { StepRun } from '../hooks/use-step-run.ts';
import { useTabTitle } from '../hooks/use-tab-title.ts';
import { DrawingEnd } from '../preview/drawing-end.tsx';
import { DrawingStage } from '../preview/drawing-stage.tsx';
import { FailedPages } from '../preview/failed-pages.tsx';
import { LetteringProblems } from '../preview/lettering-problems.tsx';
import { countDrawn, isDrawn } from '../preview/live-pages.ts';
import { RunDock, RunMeter } from '../preview/run-meter.tsx';
import { PublishingNotice } from '../publish/publishing-notice.tsx';
import type { RunView } from '../run/run-state.ts';
import { DraftNotices } from '../script/draft-notices.tsx';
import classes from './bench-step.module.css';
import { benchTitle, comicEyebrow } from './bench-title.ts';
import { BenchView } from './bench-view.tsx';
import { PdfNotice } from './pdf-notice.tsx';
import type { Bench } from './use-bench.ts';
import type { OffPages } from './use-lettering.ts';
import { useLiveDrawing } from './use-live-drawing.ts';
import { WordsNotice } from './words-notice.tsx';

/** Step 4 of 5: the pages as they are drawn, then the PDF. One next thing to do at a time is yellow; on a phone it stands under the thumb. */
export function PreviewStep(props: {
  work: ComicWork;
  bench: Bench;
  offPages: OffPages;
  pdf: StepRun<'generate-pdf'>;
  /** What is made again by itself, if anything. */
  making: 'update' | 'publish' | undefined;
  publishError: string | null;
  onEdit: () => void;
  onPublish: () => void;
  onUpdate: () => void;
}) {
  const { work, bench, pdf, offPages, making } = props;
  const { drawing, pages } = bench;
  const { comic } = work;
  const live = useLiveDrawing(bench, making !== undefined);
  const { done, total } = countDrawn(live.pages);
  const desk = useRef<HTMLDivElement>(null);
  const toPages = useRef(false);
  const [printedHere, setPrintedHere] = useState(false);

  const isComplete = pages.every(isDrawn);
  // A run that ended well and drew nothing is a failure all the same.
  const run = drawing.view?.run;
  const drewNothing =
    run?.status === 'succeeded' &&
    comic.images.length === 0 &&
    !run.panels.some((panel) => panel.state === 'done');
  const hasOtherWords = offPages !== null && offPages !== 'lettered';
  const isDrawing = drawing.busy && !bench.isLettering;
  // What the comic is now is known a moment after its drawing has ended.
  const isKnown = comic.thumbnail !== null && work.pages.length === pages.length;
  const isEnd = live.tookMs !== undefined && isKnown && comic.pdfUrl === null && !pdf.busy && isComplete;
  useTabTitle(isDrawing ? `${done}/${total} · ${comic.title}` : comic.title);
  // A PDF is of the pages as they are: with other words in the script it would not say what they say.
  const isPrintable = pages.length > 0 && isComplete && !hasOtherWords;
  const canPrint = isPrintable && !drawing.busy && !pdf.busy && !making;
  const isBehind = comic.pdfUrl !== null && work.behind !== null;
  const isPrintNext = isPrintable && !live.isOnStage && !isEnd;
  const print = () => {
    live.close();
    setPrintedHere(true);
    pdf.start({ comicId: comic._id });
  };
  // Once they are there.
  useEffect(() => {
    if (!toPages.current || !desk.current) return;
    toPages.current = false;
    desk.current.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
  const printButton = (
    <Button variant={isPrintNext ? 'filled' : 'outline'} disabled={!canPrint} onClick={print}>
      {pdf.busy ? t`Creating PDF...` : t`Generate Comic PDF`}
    </Button>
  );
  const errors = [pdf.error, bench.unsavedError, props.publishError].filter(Boolean);

  const meter = {
    pages: live.pages,
    view: drawing.view,
    busy: isDrawing,
    onCancel: drawing.cancel,
    onGoOn: drawing.retry,
  };
  return (
    <>
      <DraftNotices draft={bench.draft} />
      {!isEnd && (
        <WizardHead title={benchTitle(work)} eyebrow={comicEyebrow(comic)} isLow={live.isOnStage}>
          {live.isOnStage ? (
            <RunMeter {...meter} isHead />
          ) : (
            <>
              <SavedStamp save={bench.draft.save} kept={bench.draft.kept} isStored />
              <Button variant="outline" onClick={props.onEdit}>
                <Trans>Edit / Regenerate</Trans>
              </Button>
              {(comic.pdfUrl === null || pdf.busy) &&
                (isPrintNext ? (
                  <NextAction>{printButton}</NextAction>
                ) : (
                  <div className={canPrint || pdf.busy ? undefined : classes.notYet}>{printButton}</div>
                ))}
            </>
          )}
        </WizardHead>
      )}
      {errors.map((error) => (
        <Alert key={error} role="alert" mb={12}>
          {error}
        </Alert>
      ))}
      {making && <PublishingNotice making={making} behind={work.behind} />}
      {/* Words that come by themselves take the PDF along. */}
      {!drawing.busy && !pdf.busy && !making && offPages !== 'coming' && (
        <PdfNotice
          pdfUrl={comic.pdfUrl}
          cover={comic.smallThumbnail ?? comic.thumbnail}
          behind={work.behind}
          changed={bench.changed.size}
          isFresh={printedHere}
          asked={pdf.view?.run.status === 'succeeded' && isNewer(pdf.view, drawing.view)}
          onUpdate={bench.read.ok && !bench.preparing ? props.onUpdate : undefined}
          onPublish={props.onPublish}
        />
      )}
      {!live.isOnStage && (isDrawing || !isComplete) && <RunMeter {...meter} />}
      <FailedPages
        pages={pages}
        busy={drawing.busy}
        error={drawing.error ?? (drewNothing ? t`No images generated.` : null)}
        onRetry={drawing.retry}
      />
      {!drawing.busy && !isEnd && <LetteringProblems pages={work.pages} />}
      {!isDrawing && !making && !(isBehind && offPages === 'left') && (
        <WordsNotice
          state={offPages}
          action={
            <Button disabled={!bench.read.ok || bench.preparing} onClick={() => void bench.generate()}>
              <Trans>Put them on the pages</Trans>
            </Button>
          }
        />
      )}
      {live.isOnStage ? (
        <DrawingStage
          pages={live.pages}
          playing={live.playing}
          script={bench.script}
          meta={bench.meta}
          isDrawn={run?.status === 'succeeded'}
          onSkip={live.skip}
          onCancel={drawing.cancel}
        />
      ) : isEnd && live.tookMs !== undefined ? (
        <DrawingEnd
          work={work}
          name={benchTitle(work)}
          tookMs={live.tookMs}
          onPages={() => {
            live.close();
            toPages.current = true;
          }}
        />
      ) : (
        <div ref={desk} tabIndex={-1} className={classes.bench}>
          <BenchView bench={bench} />
        </div>
      )}
      <RunDock
        pages={live.pages}
        view={drawing.view}
        busy={isDrawing}
        onCancel={drawing.cancel}
        onSkip={live.isOnStage ? live.skip : undefined}
      />
    </>
  );
}

/** A PDF of pages that were drawn again since is not the one that is missing. */
function isNewer(pdf: RunView, drawing: RunView | undefined): boolean {
  return !drawing || Date.parse(pdf.run.createdAt) > Date.parse(drawing.run.createdAt);
}
