import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { releaseStateOf } from '@panelwise/contracts/domain/comic';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { ComicWork } from '../api/comic.ts';
import { comicEyebrow } from '../bench/bench-title.ts';
import { NextAction } from '../components/next-action.tsx';
import { stepNames } from '../components/step-names.ts';
import { WizardHead } from '../components/wizard-head.tsx';
import { useRunsChanged } from '../hooks/use-runs-changed.ts';
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
  /** What can be taken away of the comic, shown under its cover, on phones below the kit. */
  takeAway: ReactNode;
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
  const hasKit = kit.missing.length < kit.parts.length;
  return (
    <>
      <WizardHead title={stepNames()[4]} eyebrow={comicEyebrow(work.comic)} />
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
          <KitContents kit={kit} work={work} />
          {props.error && <Alert role="alert">{props.error}</Alert>}
          <div className={classes.actions}>
            <Button component={Link} to={paths.myComics} variant="subtle">
              <Trans>Go to My Comics</Trans>
            </Button>
            {/* Of one that is published, the notice above says so. */}
            <p>{!isPublished && <Trans>A reviewer reads it before it joins the library.</Trans>}</p>
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
        </div>
        <div className={classes.away}>{props.takeAway}</div>
      </div>
    </>
  );
}
