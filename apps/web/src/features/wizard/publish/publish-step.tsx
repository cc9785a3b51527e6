import { Alert, Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { ComicWork } from '../api/comic.ts';
import { comicEyebrow } from '../bench/bench-title.ts';
import { WizardHead } from '../components/wizard-head.tsx';
import { useRunsChanged } from '../hooks/use-runs-changed.ts';
import { wizardSteps } from '../resume.ts';
import { ExtraCard } from './extra-card.tsx';
import { extras } from './extras.ts';
import classes from './publish-step.module.css';

/** Step 5 of 5: the comic is out; a quiz, FAQs and facts go with it. */
export function PublishStep(props: {
  work: ComicWork;
  submitting: boolean;
  error: string | null;
  onSubmit: () => void;
}) {
  const { work } = props;
  useRunsChanged(work.comic._id);
  return (
    <>
      <WizardHead title={wizardSteps[4]} eyebrow={comicEyebrow(work.comic)} />
      {work.comic.pdfUrl ? (
        <Alert color="ok" role="status" icon={<IconCircleCheck />} title="Comic Published">
          <p>
            A reviewer looks at it before it joins the library.{' '}
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
