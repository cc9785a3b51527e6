import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ComicWork } from '../api/comic.ts';
import { NextAction } from '../components/next-action.tsx';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { WizardHead } from '../components/wizard-head.tsx';
import { isDrawn } from '../preview/live-pages.ts';
import { DraftNotices } from '../script/draft-notices.tsx';
import { benchTitle, comicEyebrow } from './bench-title.ts';
import { ScriptBench } from './script-bench.tsx';
import classes from './script-step.module.css';
import type { Bench } from './use-bench.ts';
import type { OffPages } from './use-lettering.ts';
import { WordsNotice } from './words-notice.tsx';
import { WritingScript } from './writing-script.tsx';

/** Step 3 of 5: the script, with its pages in pencil beside it. What one does next is in the title row, on phones in a bar below. */
export function ScriptStep(props: {
  work: ComicWork;
  bench: Bench;
  offPages: OffPages;
  onBack: () => void;
  onDrawing: () => void;
}) {
  const { work, bench, offPages } = props;
  const { drawing, draft } = bench;
  const empty = draft.doc.text.trim() === '';
  const wrong = !empty && !bench.read.ok;
  const errorCount = bench.read.ok ? 0 : Math.max(1, bench.read.details.length);
  const isDrawing = drawing.busy && !bench.isLettering;
  // Nothing is left to draw: what comes next are the pages.
  const isOnPages = bench.pages.length > 0 && bench.pages.every(isDrawn) && offPages !== 'left';
  return (
    <>
      <DraftNotices draft={draft} />
      <WizardHead title={benchTitle(work)} eyebrow={comicEyebrow(work.comic)}>
        <SavedStamp save={draft.save} kept={draft.kept} isStored={!empty} />
        <NextAction isRow>
          {wrong && (
            <p id="script-wrong" className={classes.wrong}>
              <Plural
                value={errorCount}
                one="Fix # error to draw your comic."
                other="Fix # errors to draw your comic."
              />
            </p>
          )}
          {isOnPages && !isDrawing ? (
            <Button size="lg" disabled={empty || wrong} onClick={props.onDrawing}>
              <Trans>See the pages</Trans>
            </Button>
          ) : (
            <Button
              size="lg"
              disabled={empty || wrong || drawing.busy || bench.preparing}
              aria-describedby={wrong ? 'script-wrong' : undefined}
              onClick={() => void bench.generate(props.onDrawing)}
            >
              {isDrawing ? t`Generating comic...` : t`Generate My Comic`}
            </Button>
          )}
        </NextAction>
      </WizardHead>
      {drawing.error && (
        <Alert role="alert" mb={16}>
          {drawing.error}
        </Alert>
      )}
      {bench.unsavedError && (
        <Alert role="alert" mb={16}>
          {bench.unsavedError}
        </Alert>
      )}
      {!isDrawing && <WordsNotice state={offPages} />}
      {empty ? <WritingScript comicId={work.comic._id} /> : <ScriptBench bench={bench} />}
      <Button
        className={classes.back}
        variant="subtle"
        onClick={props.onBack}
        leftSection={<IconArrowLeft aria-hidden />}
      >
        <Trans>Back</Trans>
      </Button>
    </>
  );
}
