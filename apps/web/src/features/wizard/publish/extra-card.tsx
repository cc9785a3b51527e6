import { Alert, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Badge } from '../../../components/badge/badge.tsx';
import type { ComicWork } from '../api/comic.ts';
import { useStepRun } from '../hooks/use-step-run.ts';
import { ExtraResults } from './extra-results.tsx';
import type { Extra } from './extras.ts';
import classes from './publish-step.module.css';

/** One generator: its button while there is nothing, its results once there is something. */
export function ExtraCard({ extra, work }: { extra: Extra; work: ComicWork }) {
  const comicId = work.comic._id;
  const making = useStepRun(extra.step, comicId);
  const count = extra.count(work);
  return (
    <section className={classes.card} data-busy={making.busy || undefined} aria-labelledby={extra.step}>
      <header className={classes.cardHead}>
        <div>
          <h2 id={extra.step}>{extra.title}</h2>
          <p>{extra.lead}</p>
        </div>
        {count > 0 && (
          <Badge tone="ok" icon={IconCheck}>
            {count} ready
          </Badge>
        )}
      </header>
      {making.error && <Alert role="alert">{making.error}</Alert>}
      <div className={classes.cardActions}>
        <Button
          variant="outline"
          disabled={making.busy || count > 0}
          onClick={() => making.start({ comicId })}
        >
          {making.busy ? extra.busy : extra.action}
        </Button>
        {count > 0 && !making.busy && (
          <Button variant="subtle" size="sm" onClick={() => making.start({ comicId, again: true })}>
            Ask for another set
          </Button>
        )}
      </div>
      {count > 0 && <ExtraResults step={extra.step} work={work} />}
    </section>
  );
}
