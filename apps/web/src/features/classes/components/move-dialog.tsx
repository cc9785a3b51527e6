import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal, NativeSelect } from '@mantine/core';
import { movePupil, type Pupil, type SchoolClass } from '@panelwise/contracts/http/classes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { classesQuery, reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

type Props = { of: SchoolClass; pupil: Pupil; opened: boolean; onClose: () => void };

/** Moves a pupil to another class that one teaches. */
export function MoveDialog(props: Props) {
  const { name } = props.pupil;
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={t`Move ${name}`}>
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ of, pupil, onClose }: Props) {
  const client = useQueryClient();
  const { data } = useQuery(classesQuery);
  const others = data?.filter(({ _id, isArchived }) => _id !== of._id && !isArchived) ?? [];
  const [classId, setClassId] = useState('');
  const move = useMutation({
    mutationFn: () => call(movePupil, { params: { id: of._id, pupil: pupil._id }, body: { classId } }),
    onSuccess: async ({ message }) => {
      await reloadClasses(client);
      onClose();
      showToast({ tone: 'ok', message });
    },
  });
  if (data && others.length === 0)
    return (
      <p>
        <Trans>You have no other class to move them to. Make one first, on the page of your classes.</Trans>
      </p>
    );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (classId) move.mutate();
      }}
    >
      {move.error && (
        <Alert color="bad" role="alert">
          {errorText(move.error, t`Please try again.`)}
        </Alert>
      )}
      <NativeSelect
        label={t({ message: 'To', context: 'class' })}
        value={classId}
        data={[
          { value: '', label: t`Choose a class` },
          ...others.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(event) => setClassId(event.currentTarget.value)}
      />
      {pupil.kind === 'pictures' && (
        <p className="muted">
          <Trans>
            Their pictures stay the same. Their card shows another class code then: print it again.
          </Trans>
        </p>
      )}
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={move.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={move.isPending || !classId}>
          {move.isPending ? t`Moving...` : t`Move`}
        </Button>
      </div>
    </form>
  );
}
