import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { comicRunsQuery } from '../api/runs.ts';
import { useStepRun } from '../hooks/use-step-run.ts';
import classes from './writing-script.module.css';

/** In place of the script while it is being written, and where it could not be. */
export function WritingScript({ comicId }: { comicId: string }) {
  const runs = useQuery(comicRunsQuery(comicId));
  const writing = useStepRun('write-script', comicId);
  if (runs.isPending || writing.busy)
    return (
      <div className={classes.pencil} role="status">
        <p>
          <Trans>
            <b>The script is being written.</b>
            It will appear here as soon as it is ready. You can leave and come back.
          </Trans>
        </p>
      </div>
    );
  return (
    <Alert role="alert" color={writing.error ? 'bad' : 'warn'}>
      <p>{writing.error ?? t`Could not load comic script. Please try again.`}</p>
      <Button
        mt={12}
        variant="outline"
        onClick={() => writing.start({ comicId })}
        leftSection={<IconRefresh aria-hidden />}
      >
        <Trans>Write the script</Trans>
      </Button>
    </Alert>
  );
}
