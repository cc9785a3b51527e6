import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import type { ExistingComic } from '@panelwise/contracts/domain/comic';
import type { QuizName } from '@panelwise/contracts/domain/take-away';
import type { Warning } from '@panelwise/contracts/domain/warnings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { StepsBar } from '../../../components/steps-bar/steps-bar.tsx';
import { paths } from '../../../config/paths.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { type ComicWork, comicQuery } from '../api/comic.ts';
import { useConvertedStory } from '../hooks/use-converted-story.ts';
import { type Refined, useRefine } from '../hooks/use-refine.ts';
import { useWizardPlace } from '../hooks/use-wizard-place.ts';
import { resumeStep, type WizardStep } from '../resume.ts';
import { findSavedSeries, saveSeries } from '../series-storage.ts';
import { findGivenStory } from '../story/given-story.ts';
import { storyOfComic } from '../story/story-form.ts';
import { StoryStep } from '../story/story-step.tsx';
import { stepNames } from './step-names.ts';
import classes from './wizard.module.css';
import { WizardSkeleton } from './wizard-skeleton.tsx';

/** Whoever writes a story does not wait for what the later steps need. */
const PartsStep = lazy(async () => ({ default: (await import('../parts/parts-step.tsx')).PartsStep }));
const ComicSteps = lazy(async () => ({ default: (await import('./comic-steps.tsx')).ComicSteps }));

/** The five steps from a concept to a published comic. The address line says where one is; the server owns the work. */
export function Wizard({
  takeAway,
  bringQuestions,
  onSubmitted = async () => undefined,
}: {
  takeAway?: (work: ComicWork) => ReactNode;
  /** Brings questions from elsewhere into one of the quizzes. */
  bringQuestions?: (work: ComicWork, quiz: QuizName) => ReactNode;
  /** A comic is submitted; what is made of it now is there on the screen that says so. */
  onSubmitted?: (comicId: string) => Promise<void>;
}) {
  const { comicId, newStory, step: asked, runId, go } = useWizardPlace();
  const navigate = useNavigate();
  const { state: handedOver } = useLocation();
  const client = useQueryClient();
  const userId = useSession((session) => session.user?._id);
  const [existing, setExisting] = useState<ExistingComic | null>(null);
  const [invalid, setInvalid] = useState(false);
  const [warnings, setWarnings] = useState<Warning[]>([]);
  const [openError, setOpenError] = useState<string | null>(null);

  const comic = useQuery({
    ...comicQuery(comicId ?? ''),
    enabled: comicId !== undefined,
    // A part whose script is still being written fills in by itself.
    refetchInterval: ({ state }) => (isWriting(state.data) ? 2_000 : false),
  });
  const work = comicId ? comic.data : undefined;
  // A new story has nothing to do with the series that was worked on last.
  const saved = !comicId && !newStory && userId ? findSavedSeries(userId) : undefined;
  const parts = work?.parts ?? saved?.parts ?? [];

  const noteConverted = useConvertedStory(userId, work?.comic);
  const onRefined = useCallback(
    (refined: Refined) => {
      setExisting(refined.kind === 'exists' ? refined.comic : null);
      setInvalid(refined.kind === 'invalid');
      setWarnings(refined.kind === 'parts' ? refined.warnings : []);
      const first = refined.kind === 'parts' ? refined.parts[0] : undefined;
      if (first) {
        if (newStory) noteConverted(newStory);
        go({ comicId: first.comicId, step: 1 });
      } else go({ comicId, newStory, step: refined.kind === 'parts' ? 1 : 0 }, { replace: true });
    },
    [go, comicId, newStory, noteConverted],
  );
  const refine = useRefine({
    runId,
    onRun: (id) => go({ comicId, newStory, runId: id, step: 0 }, { replace: true }),
    onRefined,
  });

  useEffect(() => {
    if (!work || !userId || work.parts.length === 0) return;
    saveSeries({
      userId,
      series: { _id: work.comic.seriesId, title: work.comic.title },
      parts: work.parts,
      completedParts: work.parts.filter((part) => part.completed).map((part) => part.part),
      currentPart: work.comic.partNumber,
    });
  }, [work, userId]);

  const loading = comicId !== undefined && comic.isPending;
  const step: WizardStep = work ? (asked ?? resumeStep(work.comic)) : !comicId && asked === 1 ? 1 : 0;
  const shown = work && step > 1 ? step : step > 1 ? 0 : step;
  const jump = (to: number) => {
    const goal = to as WizardStep;
    const home =
      comicId ?? saved?.parts.find((p) => p.part === saved.currentPart)?.comicId ?? saved?.parts[0]?.comicId;
    go(goal === 0 ? { comicId, newStory, step: 0 } : { comicId: home, step: goal });
  };
  const openPart = async (partComicId: string) => {
    setOpenError(null);
    try {
      await client.fetchQuery(comicQuery(partComicId));
      go({ comicId: partComicId, step: 2 });
    } catch (error) {
      setOpenError(errorText(error, t`Could not load comic script. Please try again.`));
    }
  };
  const loadError = comic.isError && !work ? errorText(comic.error, t`Failed to load comic data`) : null;

  return (
    <div className={`wrap ${classes.wizard}`}>
      <StepsBar
        steps={stepNames()}
        current={shown}
        canJump={(to) => canJump(to, work, parts.length > 0)}
        onJump={jump}
      />
      {loadError && (
        <Alert role="alert" mt={20}>
          {loadError}
        </Alert>
      )}
      {loading ? (
        <WizardSkeleton />
      ) : shown === 0 ? (
        <StoryStep
          key={work?.comic._id ?? newStory ?? 1}
          owner={{
            userId: userId ?? '',
            ...(work ? { comicId: work.comic._id } : { newStory: newStory ?? 1 }),
          }}
          given={work ? storyOfComic(work.comic) : findGivenStory(handedOver)}
          busy={refine.busy}
          refused={refine.refused}
          error={refine.error ?? (invalid ? t`Invalid response: no parts found.` : null)}
          existing={existing}
          onConvert={(body) => {
            setExisting(null);
            setInvalid(false);
            refine.start(body);
          }}
        />
      ) : shown === 1 ? (
        <Suspense fallback={<WizardSkeleton />}>
          <PartsStep
            comic={work?.comic}
            parts={parts}
            warnings={warnings}
            error={openError}
            onOpen={(part) => void openPart(part.comicId)}
            onBack={() => go({ comicId, step: 0 })}
          />
        </Suspense>
      ) : work ? (
        <Suspense fallback={<WizardSkeleton />}>
          <ComicSteps
            key={work.comic._id}
            work={work}
            step={shown}
            onStep={(to) => go({ comicId: work.comic._id, step: to })}
            takeAway={takeAway?.(work)}
            bringQuestions={(quiz) => bringQuestions?.(work, quiz)}
            onSubmitted={() =>
              onSubmitted(work.comic._id).then(() => navigate(paths.comicSubmitted(work.comic._id)))
            }
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function isWriting(work: ComicWork | undefined): boolean {
  return work?.parts.some((part) => !part.hasScript && !part.completed) ?? false;
}

/** Which steps can be gone to directly: those whose work is there. */
function canJump(step: number, work: ComicWork | undefined, hasParts: boolean): boolean {
  if (step === 0) return true;
  if (step === 1) return hasParts;
  if (!work) return false;
  if (step === 2) return true;
  if (step === 3) return work.pages.length > 0 || work.comic.images.length > 0;
  return work.comic.comicStatus === 'published';
}
