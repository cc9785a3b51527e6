import { Alert, Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ComicWork } from '../api/comic.ts';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { WizardHead } from '../components/wizard-head.tsx';
import { DraftNotices } from '../script/draft-notices.tsx';
import classes from './bench-step.module.css';
import { benchTitle, comicEyebrow } from './bench-title.ts';
import { BenchView } from './bench-view.tsx';
import type { Bench } from './use-bench.ts';
import { WritingScript } from './writing-script.tsx';

/** Step 3 of 5: the script, with every page in pencil beside it. */
export function ScriptStep(props: {
  work: ComicWork;
  bench: Bench;
  onBack: () => void;
  onDrawing: () => void;
}) {
  const { work, bench } = props;
  const { drawing, draft } = bench;
  const empty = draft.text.trim() === '';
  return (
    <>
      <DraftNotices draft={draft} />
      <WizardHead title={benchTitle(work)} eyebrow={comicEyebrow(work.comic)}>
        <SavedStamp save={draft.save} kept={draft.kept} />
      </WizardHead>
      {drawing.error && <Alert role="alert">{drawing.error}</Alert>}
      {empty ? <WritingScript comicId={work.comic._id} /> : <BenchView bench={bench} first="script" />}
      {bench.unsavedError && (
        <Alert role="alert" mt={24}>
          {bench.unsavedError}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={props.onBack} leftSection={<IconArrowLeft aria-hidden />}>
          Back
        </Button>
        <Button
          size="lg"
          rightSection={<IconArrowRight aria-hidden />}
          disabled={empty || !bench.read.ok || drawing.busy || bench.preparing}
          onClick={() => void bench.generate(props.onDrawing)}
        >
          {drawing.busy ? 'Generating comic...' : 'Generate My Comic'}
        </Button>
      </div>
    </>
  );
}
