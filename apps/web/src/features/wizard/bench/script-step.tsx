import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ComicWork } from '../api/comic.ts';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { WizardHead } from '../components/wizard-head.tsx';
import { DraftNotices } from '../script/draft-notices.tsx';
import { benchTitle, comicEyebrow } from './bench-title.ts';
import { ScriptBench } from './script-bench.tsx';
import classes from './script-step.module.css';
import type { Bench } from './use-bench.ts';
import { WritingScript } from './writing-script.tsx';

/** Step 3 of 5: the script, with its pages in pencil beside it. What one does next is in the title row, on phones in a bar below. */
export function ScriptStep(props: {
  work: ComicWork;
  bench: Bench;
  onBack: () => void;
  onDrawing: () => void;
}) {
  const { work, bench } = props;
  const { drawing, draft } = bench;
  const empty = draft.doc.text.trim() === '';
  const wrong = !empty && !bench.read.ok;
  return (
    <>
      <DraftNotices draft={draft} />
      <WizardHead title={benchTitle(work)} eyebrow={comicEyebrow(work.comic)}>
        <SavedStamp save={draft.save} kept={draft.kept} />
        <div className={classes.main}>
          {wrong && (
            <p id="script-wrong" className={classes.wrong}>
              <Trans>The script has an error: first put it right.</Trans>
            </p>
          )}
          <Button
            size="lg"
            disabled={empty || wrong || drawing.busy || bench.preparing}
            aria-describedby={wrong ? 'script-wrong' : undefined}
            onClick={() => void bench.generate(props.onDrawing)}
          >
            {drawing.busy ? t`Generating comic...` : t`Generate My Comic`}
          </Button>
        </div>
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
