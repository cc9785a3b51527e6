import { Alert, Button } from '@mantine/core';
import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { releaseLabel } from '../../../components/badge/status-badge.tsx';
import { paths } from '../../../config/paths.ts';
import type { ComicWork } from '../api/comic.ts';
import { comicEyebrow } from '../bench/bench-title.ts';
import { WizardHead } from '../components/wizard-head.tsx';
import { useRunsChanged } from '../hooks/use-runs-changed.ts';
import { wizardSteps } from '../resume.ts';
import { ExtraCard } from './extra-card.tsx';
import { extras } from './extras.ts';
import classes from './publish-step.module.css';

/** What a published comic waits for, in words. */
function waitingText({ status, isLive }: Comic): string {
  if (status === 'approved') return 'It is in the library.';
  return isLive
    ? 'A reviewer looks at this version. Until then readers see the one before.'
    : 'A reviewer looks at it before it joins the library.';
}

/** Why the comic is not published: it was declined, or has changed since. */
function NotPublished({ comic }: { comic: Comic }) {
  return comic.status === 'rejected' ? (
    <Alert color="bad" role="status" title="Declined">
      <p>{comic.rejectionReason || 'The reviewer gave no reason.'}</p>
      <p className={classes.then}>Change what is meant, then submit it again.</p>
    </Alert>
  ) : (
    <Alert color="pencil" role="status" title={releaseLabel(comic)}>
      <p>
        {comic.isLive
          ? 'Readers see the version that was approved. Final Submit publishes this one for review.'
          : 'It is not published yet. Final Submit does that.'}
      </p>
    </Alert>
  );
}

/** Step 5 of 5: the comic is out; a quiz, FAQs and facts go with it. */
export function PublishStep(props: {
  work: ComicWork;
  submitting: boolean;
  error: string | null;
  onSubmit: () => void;
}) {
  const { work } = props;
  const state = releaseStateOf(work.comic);
  useRunsChanged(work.comic._id);
  return (
    <>
      <WizardHead title={wizardSteps[4]} eyebrow={comicEyebrow(work.comic)} />
      {state === 'draft' || state === 'declined' ? (
        <NotPublished comic={work.comic} />
      ) : work.comic.pdfUrl ? (
        <Alert color="ok" role="status" icon={<IconCircleCheck />} title="Comic Published">
          <p>
            {waitingText(work.comic)}{' '}
            <a href={work.comic.pdfUrl} target="_blank" rel="noreferrer">
              View PDF
            </a>
          </p>
        </Alert>
      ) : (
        <Alert color="warn" role="alert">
          PDF URL not found. Try generating again.
        </Alert>
      )}
      <div className={classes.cards}>
        {[0, 1].map((column) => (
          <div key={column} className={classes.column}>
            {extras
              .filter((_, i) => i % 2 === column)
              .map((extra) => (
                <ExtraCard key={extra.step} extra={extra} work={work} />
              ))}
          </div>
        ))}
      </div>
      {props.error && <Alert role="alert">{props.error}</Alert>}
      <div className={classes.actions}>
        <Button component={Link} to={paths.myComics} variant="outline">
          Go to My Comics
        </Button>
        <Button size="lg" disabled={props.submitting} onClick={props.onSubmit}>
          Final Submit
        </Button>
      </div>
    </>
  );
}
