import { t } from '@lingui/core/macro';
import { releaseStateOf } from '@panelwise/contracts/domain/comic';
import type { QuizName } from '@panelwise/contracts/domain/take-away';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import type { ComicWork } from '../api/comic.ts';
import { PreviewStep } from '../bench/preview-step.tsx';
import { ScriptStep } from '../bench/script-step.tsx';
import { useBench } from '../bench/use-bench.ts';
import { useLettering } from '../bench/use-lettering.ts';
import { useStepRun } from '../hooks/use-step-run.ts';
import { DeclinedNote } from '../publish/declined-note.tsx';
import { PublishStep } from '../publish/publish-step.tsx';
import { usePublishing } from '../publish/use-publishing.ts';
import type { WizardStep } from '../resume.ts';

/** Steps 3 to 5, which all work on one comic. The script that is being typed lives through all of them. */
export function ComicSteps(props: {
  work: ComicWork;
  step: 2 | 3 | 4;
  onStep: (step: WizardStep) => void;
  onSubmitted: () => void;
  /** What can be taken away of the comic. */
  takeAway: ReactNode;
  bringQuestions: (quiz: QuizName) => ReactNode;
}) {
  const { work, onStep } = props;
  // The preview says itself how drawing and PDF went, in the place where a toast would lie over what comes next.
  const toast = props.step !== 3;
  const bench = useBench(work, { toast });
  const pdf = useStepRun('generate-pdf', work.comic._id, { toast });
  const publishing = usePublishing(work, bench, pdf);
  const publishError = publishing.error ? errorText(publishing.error, t`Something went wrong`) : null;
  const state = releaseStateOf(work.comic);
  const offPages = useLettering(work, bench, pdf.busy || publishing.making !== undefined);

  if (props.step === 2)
    return (
      <>
        <DeclinedNote comic={work.comic} />
        <ScriptStep
          work={work}
          bench={bench}
          offPages={offPages}
          onBack={() => onStep(1)}
          onDrawing={() => onStep(3)}
        />
      </>
    );
  if (props.step === 3)
    return (
      <>
        <DeclinedNote comic={work.comic} />
        <PreviewStep
          work={work}
          bench={bench}
          offPages={offPages}
          pdf={pdf}
          making={publishing.making}
          publishError={publishError}
          onEdit={() => onStep(2)}
          onPublish={publishing.start}
          onUpdate={publishing.update}
        />
      </>
    );
  return (
    <PublishStep
      work={work}
      submitting={publishing.making === 'publish'}
      error={publishError}
      save={bench.draft.save}
      takeAway={props.takeAway}
      bringQuestions={props.bringQuestions}
      onRepublish={publishing.start}
      // What is not published yet may be behind, and is then made again where one can watch it.
      onSubmit={
        (state === 'draft' || work.comic.status === 'rejected') && work.behind
          ? publishing.start
          : () => publishing.submit(props.onSubmitted)
      }
    />
  );
}
