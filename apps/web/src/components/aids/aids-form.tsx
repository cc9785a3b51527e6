import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox } from '@mantine/core';
import { type Aid, aids } from '@panelwise/contracts/domain/evidence';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { aidNames } from '../../lib/aid-names.ts';
import { errorText } from '../../lib/api-error.ts';
import classes from './aids-form.module.css';

/**
 * What makes reading and answering easier for somebody, to choose from and to keep.
 * @param save keeps the choice; a rejection is told, and nothing that was chosen is lost
 */
export function AidsForm({
  chosen: before,
  save,
  children,
  cancel,
}: {
  chosen: readonly Aid[];
  save: (aids: Aid[]) => Promise<unknown>;
  /** Below the list: who sees this. */
  children?: ReactNode;
  cancel?: (() => void) | undefined;
}) {
  const [chosen, setChosen] = useState<readonly Aid[]>(before);
  const keep = useMutation({ mutationFn: () => save(aids.filter((aid) => chosen.includes(aid))) });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate();
      }}
    >
      {keep.error && (
        <Alert color="bad" role="alert">
          {errorText(keep.error, t`Please try again.`)}
        </Alert>
      )}
      {aids.map((aid) => (
        <Checkbox
          key={aid}
          label={aidNames[aid].name}
          description={aidNames[aid].does}
          checked={chosen.includes(aid)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, aid] : chosen.filter((one) => one !== aid))
          }
        />
      ))}
      {children}
      <div className={classes.actions}>
        {cancel && (
          <Button variant="outline" onClick={cancel} disabled={keep.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" disabled={keep.isPending}>
          {keep.isPending ? t`Saving...` : t`Save`}
        </Button>
      </div>
    </form>
  );
}
