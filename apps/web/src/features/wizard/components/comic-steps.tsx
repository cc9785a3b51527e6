import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/api-error.ts';
import { type ComicWork, comicQuery, publishComic } from '../api/comic.ts';
import { PreviewStep } from '../bench/preview-step.tsx';
import { ScriptStep } from '../bench/script-step.tsx';
import { useBench } from '../bench/use-bench.ts';
import { PublishStep } from '../publish/publish-step.tsx';
import type { WizardStep } from '../resume.ts';

/** Steps 3 to 5, which all work on one comic. The script that is being typed lives through all of them. */
export function ComicSteps(props: {
  work: ComicWork;
  step: 2 | 3 | 4;
  onStep: (step: WizardStep) => void;
  onSubmitted: () => void;
}) {
  const { work, onStep } = props;
  const client = useQueryClient();
  const bench = useBench(work);
  const publishing = useMutation({
    mutationFn: () => publishComic(work.comic._id),
    onSuccess: () => client.invalidateQueries({ queryKey: comicQuery(work.comic._id).queryKey }),
  });
  const publish = (then: () => void) => publishing.mutate(undefined, { onSuccess: then });
  const publishError = publishing.error ? errorText(publishing.error, 'Something went wrong') : null;

  if (props.step === 2)
    return <ScriptStep work={work} bench={bench} onBack={() => onStep(1)} onDrawing={() => onStep(3)} />;
  if (props.step === 3)
    return (
      <PreviewStep
        work={work}
        bench={bench}
        publishing={publishing.isPending}
        publishError={publishError}
        onEdit={() => onStep(2)}
        onPublish={() => publish(() => onStep(4))}
      />
    );
  return (
    <PublishStep
      work={work}
      submitting={publishing.isPending}
      error={publishError}
      onSubmit={() => publish(props.onSubmitted)}
    />
  );
}
