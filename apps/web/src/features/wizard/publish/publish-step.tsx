import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { releaseStateOf } from '@panelwise/contracts/domain/comic';
import type { QuizName } from '@panelwise/contracts/domain/take-away';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { type ComicWork, comicQuery } from '../api/comic.ts';
import { comicEyebrow } from '../bench/bench-title.ts';
import { NextAction } from '../components/next-action.tsx';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { stepNames } from '../components/step-names.ts';
import { WizardHead } from '../components/wizard-head.tsx';
import { useRunsChanged } from '../hooks/use-runs-changed.ts';
import type { SaveState } from '../script/script-saver.ts';
import { ClassKit } from './class-kit.tsx';
import { CoverCard } from './cover-card.tsx';
import { CoverNameField } from './cover-name-field.tsx';
import { KitContents } from './kit-contents.tsx';
import classes from './publish-step.module.css';
import { ReleaseNotice } from './release-notice.tsx';
import { useClassKit } from './use-class-kit.ts';
import { useCoverName } from './use-cover-name.ts';

/**
 * Step 5 of 5: the comic goes out, and a class kit with it. One thing is yellow: the kit while there is nothing of it,
 * then the submission.
 */
export function PublishStep(props: {
  work: ComicWork;
  submitting: boolean;
  error: string | null;
  /** Whether what was typed in the steps before is safe. */
  save: SaveState;
  /** What can be taken away of the comic, shown below the kit. */
  takeAway: ReactNode;
  /** Brings questions from elsewhere into one of the quizzes. */
  bringQuestions: (quiz: QuizName) => ReactNode;
  onSubmit: () => void;
  /** Makes again what is behind, and publishes it. */
  onRepublish: () => void;
}) {
  const { work } = props;
  useRunsChanged(work.comic._id);
  const name = useCoverName(work);
  const state = releaseStateOf(work.comic);
  const isPublished = state === 'in-review' || state === 'approved';
  const kit = useClassKit(work);
  // All that is shown here is what the server had when it was read.
  const { dataUpdatedAt } = useQuery(comicQuery(work.comic._id));
  const asRead = { kind: 'saved', at: new Date(dataUpdatedAt).toISOString() } as const;
  const hasKit = kit.missing.length < kit.parts.length;
  return (
    <>
      <WizardHead title={stepNames()[4]} eyebrow={comicEyebrow(work.comic)}>
        <SavedStamp save={props.save.kind === 'clean' ? asRead : props.save} />
      </WizardHead>
      <div className={classes.columns}>
        <div className={classes.side}>
          <CoverCard work={work} />
          <CoverNameField
            name={name}
            isPublished={isPublished}
            onSave={() => name.save(isPublished ? props.onRepublish : () => undefined)}
          />
        </div>
        <div className={classes.main}>
          <ReleaseNotice comic={work.comic} />
          <ClassKit kit={kit} comicId={work.comic._id} />
          <KitContents kit={kit} work={work} bringQuestions={props.bringQuestions} />
        </div>
      </div>
      {props.takeAway}
      {props.error && <Alert role="alert">{props.error}</Alert>}
      <div className={classes.actions}>
        <Button component={Link} to={paths.myComics} variant="subtle">
          <Trans>Go to My Comics</Trans>
        </Button>
        <p>
          {state !== 'approved' && (
            <Trans>
              A reviewer reads it before it joins the library. Your class can read it at once, by private
              link.
            </Trans>
          )}
        </p>
        <NextAction>
          <Button
            size="lg"
            variant={hasKit && !kit.busy ? 'filled' : 'outline'}
            disabled={props.submitting || name.busy}
            // A name that is typed and not saved is meant.
            onClick={name.isChanged ? () => name.save(props.onRepublish) : props.onSubmit}
          >
            <Trans>Final Submit</Trans>
          </Button>
        </NextAction>
      </div>
    </>
  );
}
