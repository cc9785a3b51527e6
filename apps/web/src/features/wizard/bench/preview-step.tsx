import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ComicWork } from '../api/comic.ts';
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

/** Step 4 of 5: the pages as they are drawn, then the PDF. */
export function PreviewStep(props: {
  work: ComicWork;
  bench: Bench;
  offPages: OffPages;
  pdf: StepRun<'generate-pdf'>;
  publishing: boolean;
  publishError: string | null;
  onEdit: () => void;
  onPublish: () => void;
}) {
  const { work, bench, pdf, offPages } = props;
  const { drawing, pages } = bench;
  const { comic } = work;
  const live = useLiveDrawing(bench, props.publishing);
  const { done, total } = countDrawn(live.pages);
  const bottom = useRef<HTMLDivElement>(null);
  const [printedHere, setPrintedHere] = useState(false);

  const pageCount = pages.length;
  const missing = pages.filter((page) => !isDrawn(page));
  // A run that ended well and drew nothing is a failure all the same.
  const run = drawing.view?.run;
  const drewNothing =
    run?.status === 'succeeded' &&
    comic.images.length === 0 &&
    !run.panels.some((panel) => panel.state === 'done');
  const hasOtherWords = offPages !== null && offPages !== 'lettered';
  const isDrawing = drawing.busy && !bench.isLettering;
  useTabTitle(isDrawing ? `${done}/${total} · ${comic.title}` : comic.title);
  // A PDF is of the pages as they are: with other words in the script it would not say what they say.
  const isDone = pages.length > 0 && missing.length === 0 && !hasOtherWords;
  const pdfReady = isDone && !drawing.busy && !pdf.busy;
  const actions = (
    <>
      <Button variant="outline" onClick={props.onEdit}>
        <Trans>Edit / Regenerate</Trans>
      </Button>
      <Button
        // There is one next thing to do at a time.
        variant={
          comic.pdfUrl || hasOtherWords || live.isOnStage || live.tookMs !== undefined ? 'outline' : 'filled'
        }
        disabled={!pdfReady || props.publishing}
        onClick={() => {
          live.skip();
          setPrintedHere(true);
          pdf.start({ comicId: comic._id });
        }}
      >
        {pdf.busy ? t`Creating PDF...` : t`Generate Comic PDF`}
      </Button>
    </>
  );

  return (
    <>
      <DraftNotices draft={bench.draft} />
      <WizardHead title={benchTitle(work)} eyebrow={comicEyebrow(comic)}>
        <SavedStamp save={bench.draft.save} kept={bench.draft.kept} />
        <div className={classes.headActions}>{actions}</div>
      </WizardHead>
      {pdf.error && (
        <Alert role="alert" mb={12}>
          {pdf.error}
        </Alert>
      )}
      {bench.unsavedError && (
        <Alert role="alert" mb={12}>
          {bench.unsavedError}
        </Alert>
      )}
      {props.publishError && (
        <Alert role="alert" mb={12}>
          {props.publishError}
        </Alert>
      )}
      {props.publishing && <PublishingNotice behind={work.behind} />}
      {/* Words that come by themselves take the PDF along. */}
      {!drawing.busy && !pdf.busy && !props.publishing && offPages !== 'coming' && (
        <PdfNotice
          pdfUrl={comic.pdfUrl}
          behind={work.behind}
          isFresh={printedHere}
          asked={pdf.view?.run.status === 'succeeded' && isNewer(pdf.view, drawing.view)}
          onPublish={props.onPublish}
        />
      )}
      {(isDrawing || missing.length > 0 || live.isOnStage) && (
        <RunMeter
          pages={live.pages}
          view={drawing.view}
          busy={isDrawing}
          onCancel={drawing.cancel}
          onGoOn={drawing.retry}
        />
      )}
      <FailedPages
        pages={pages}
        busy={drawing.busy}
        error={drawing.error ?? (drewNothing ? t`No images generated.` : null)}
        onRetry={drawing.retry}
      />
      {!drawing.busy && <LetteringProblems pages={work.pages} />}
      {!isDrawing && !props.publishing && (
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
        />
      ) : (
        <>
          {live.tookMs !== undefined && comic.pdfUrl === null && !pdf.busy && missing.length === 0 && (
            <DrawingEnd
              work={work}
              tookMs={live.tookMs}
              onPages={() => {
                live.close();
                bottom.current?.focus({ preventScroll: true });
                bottom.current?.scrollIntoView?.({ block: 'start' });
              }}
            />
          )}
          <div ref={bottom} tabIndex={-1} className={classes.bench}>
            <BenchView bench={bench} />
          </div>
        </>
      )}
      {missing.length > 0 && !drawing.busy && pages.length > 0 && (
        <p className={classes.why}>
          <Trans>The PDF needs all {pageCount} pages.</Trans> {missingWords(missing.map((page) => page.page))}
        </p>
      )}
      <div className={classes.endActions}>{actions}</div>
      <RunDock pages={live.pages} view={drawing.view} busy={isDrawing} onCancel={drawing.cancel} />
    </>
  );
}

/** A PDF of pages that were drawn again since is not the one that is missing. */
function isNewer(pdf: RunView, drawing: RunView | undefined): boolean {
  return !drawing || Date.parse(pdf.run.createdAt) > Date.parse(drawing.run.createdAt);
}

function missingWords(numbers: number[]): string {
  const list = new Intl.ListFormat(i18n.locale).format(numbers.map(String));
  const count = numbers.length;
  return plural(count, { one: `Page ${list} is still missing.`, other: `Pages ${list} are still missing.` });
}
