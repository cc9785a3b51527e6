import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { setLetter } from '@panelwise/contracts/http/families';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { familyQuery } from '../api/family-queries.ts';
import classes from './controls.module.css';

/** The weekly letter: whether it comes, and what it would say today, word for word. */
export function LetterPanel() {
  const client = useQueryClient();
  const { data } = useQuery(familyQuery);
  const turn = useMutation({
    mutationFn: (on: boolean) => call(setLetter, { body: { on } }),
    onSuccess: ({ letter }) =>
      client.setQueryData(familyQuery.queryKey, (before) => before && { ...before, letter }),
  });
  if (!data) return null;
  const { isOn, subject, text } = data.letter;
  const shown = turn.isPending ? turn.variables : isOn;
  return (
    <section className={classes.panel} aria-labelledby="letter">
      <div className={classes.letterHead}>
        <h3 id="letter">
          <Trans>Sunday letter</Trans>
        </h3>
        <button
          type="button"
          role="switch"
          aria-checked={shown}
          aria-label={t`Sunday letter`}
          className={classes.switch}
          disabled={turn.isPending}
          onClick={() => turn.mutate(!isOn)}
        >
          <i />
          <span aria-hidden="true">{shown ? t`On` : t`Off`}</span>
        </button>
      </div>
      {turn.isError && (
        <Alert color="bad" role="alert">
          {errorText(turn.error, t`Please try again in a moment.`)}
        </Alert>
      )}
      <div className={classes.letter}>
        <b>{subject}</b>
        {text}
      </div>
      <p className={classes.help}>
        <Trans>
          Exactly this is sent, as it stands on Sunday afternoon where you live. One click ends it.
        </Trans>
      </p>
    </section>
  );
}
