import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { PlainButton } from '../../components/button/button-link.tsx';
import { ApiError, errorText } from '../../lib/api-error.ts';
import classes from './translation-sheet.module.css';

/** Lets a writing service fill in what is empty; where none is there, says so and leaves it to the person. */
export function AskService({
  emptyCount,
  isBusy,
  isDone,
  error,
  onAsk,
}: {
  emptyCount: number;
  isBusy: boolean;
  isDone: boolean;
  error: unknown;
  onAsk: () => void;
}) {
  const isMissing = error instanceof ApiError && error.code === 'no-translator';
  return (
    <div className={classes.ask}>
      {emptyCount > 0 && !isMissing && (
        <>
          <PlainButton variant="outline" disabled={isBusy} onClick={onAsk}>
            <IconLanguage size={18} stroke={1.9} aria-hidden />
            {isBusy ? t`Translating…` : t`Fill in the empty lines for me`}
          </PlainButton>
          <p className="muted">
            <Trans>
              A writing service translates them, where this site has one. What you typed stays. Or write every
              line yourself.
            </Trans>
          </p>
        </>
      )}
      <div role="status">
        {isDone && !isBusy && (
          <p>
            <Trans>Please read every line: a service can be wrong, and only you know your class.</Trans>
          </p>
        )}
        {Boolean(error) && (
          <Alert color={isMissing ? 'pencil' : 'bad'}>{errorText(error, t`Please try again.`)}</Alert>
        )}
      </div>
    </div>
  );
}
