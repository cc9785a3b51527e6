import { Alert, Button, Checkbox, Modal } from '@mantine/core';
import { type Aid, aids } from '@panelwise/contracts/domain/evidence';
import { type Pupil, type SchoolClass, setAids } from '@panelwise/contracts/http/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { aidNames } from '../aid-names.ts';
import { reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

type Props = { of: SchoolClass; pupil: Pupil; opened: boolean; onClose: () => void };

/** What makes reading and answering easier for a pupil. */
export function AidsDialog(props: Props) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={`What helps ${props.pupil.name}`}>
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ of, pupil, onClose }: Props) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Aid[]>(pupil.aids);
  const save = useMutation({
    mutationFn: () => call(setAids, { params: { id: of._id, pupil: pupil._id }, body: { aids: chosen } }),
    onSuccess: async () => {
      await reloadClasses(client);
      onClose();
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      {save.error && (
        <Alert color="bad" role="alert">
          {errorText(save.error, 'Please try again.')}
        </Alert>
      )}
      {aids.map((aid) => (
        <Checkbox
          key={aid}
          label={aidNames[aid]}
          checked={chosen.includes(aid)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, aid] : chosen.filter((one) => one !== aid))
          }
        />
      ))}
      <p className="muted">Only {pupil.name} and their teachers see this.</p>
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
