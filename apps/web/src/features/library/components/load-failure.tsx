import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import classes from './learning-dialogs.module.css';

/** What did not load, with another try. The reason goes to the log. */
export function LoadFailure({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  useEffect(() => console.error(what, error), [what, error]);
  return (
    <div className={classes.failure} role="alert">
      <p>{what}</p>
      <PlainButton variant="outline" size="sm" onClick={onRetry}>
        <Trans>Try again</Trans>
      </PlainButton>
    </div>
  );
}
