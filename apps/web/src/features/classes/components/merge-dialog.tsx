import { Alert, Button, Modal, NativeSelect } from '@mantine/core';
import { mergePupil, type Pupil, type SchoolClass } from '@panelwise/contracts/http/classes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { pupilsQuery, reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

type Props = { of: SchoolClass; pupil: Pupil; opened: boolean; onClose: () => void };

/** A pupil who came in by pictures has joined with an account of their own, too: both become one. */
export function MergeDialog(props: Props) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={`${props.pupil.name} is the same pupil as …`}>
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ of, pupil, onClose }: Props) {
  const client = useQueryClient();
  const { data } = useQuery(pupilsQuery(of._id));
  const own = data?.filter(({ kind }) => kind !== 'pictures') ?? [];
  const [into, setInto] = useState('');
  const other = own.find(({ _id }) => _id === into);
  const merge = useMutation({
    mutationFn: () => call(mergePupil, { params: { id: of._id, pupil: pupil._id }, body: { into } }),
    onSuccess: async ({ message }) => {
      await reloadClasses(client);
      onClose();
      showToast({ tone: 'ok', message });
    },
  });
  if (data && own.length === 0)
    return (
      <p>
        Nobody in this class has an account of their own. Once {pupil.name} has made one and joined by the
        code of the class, you can give them here what they have learnt.
      </p>
    );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (other) merge.mutate();
      }}
    >
      {merge.error && (
        <Alert color="bad" role="alert">
          {errorText(merge.error, 'Please try again.')}
        </Alert>
      )}
      <NativeSelect
        label="Their own account"
        value={into}
        data={[
          { value: '', label: 'Choose a pupil' },
          ...own.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
      {other && (
        <div>
          <p>
            <b>This is what happens:</b>
          </p>
          <ul className={classes.happens}>
            <li>
              All that {pupil.name} has read, answered and made goes to {other.name}.
            </li>
            <li>Of what both have, what is further stays. Reading times are added up.</li>
            <li>
              {pupil.name}’s pictures stop working at once, and that account is closed. {other.name} goes on
              logging in as before.
            </li>
            <li>It cannot be taken back.</li>
          </ul>
        </div>
      )}
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={merge.isPending}>
          Cancel
        </Button>
        <Button type="submit" variant="bad" disabled={merge.isPending || !other}>
          {merge.isPending ? 'One moment...' : 'Make them one'}
        </Button>
      </div>
    </form>
  );
}
