import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox } from '@mantine/core';
import { type LoginCard, renewPictures } from '@panelwise/contracts/http/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

/** Chooses the pupils who get other pictures. */
export function RenewDialog(props: { classId: string; cards: LoginCard[]; onClose: () => void }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string[]>([]);
  const renew = useMutation({
    mutationFn: () => call(renewPictures, { params: { id: props.classId }, body: { pupils: chosen } }),
    onSuccess: async ({ message }) => {
      await reloadClasses(client);
      props.onClose();
      showToast({ tone: 'ok', message });
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) renew.mutate();
      }}
    >
      {renew.error && (
        <Alert color="bad" role="alert">
          {errorText(renew.error, t`Please try again.`)}
        </Alert>
      )}
      <p>
        <Trans>Their old pictures stop working at once, and they are logged out everywhere.</Trans>
      </p>
      {props.cards.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          label={name}
          checked={chosen.includes(_id)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, _id] : chosen.filter((one) => one !== _id))
          }
        />
      ))}
      <div className={actions.actions}>
        <Button variant="outline" onClick={props.onClose} disabled={renew.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={renew.isPending || chosen.length === 0}>
          {renew.isPending ? t`One moment...` : t`Give new pictures`}
        </Button>
      </div>
    </form>
  );
}
