import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const { name } = props.pupil;
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={t`${name} is the same pupil as …`}>
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
  const { name } = pupil;
  const otherName = other?.name;
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
        <Trans>
          Nobody in this class has an account of their own. Once {name} has made one and joined by the code of
          the class, you can give them here what they have learnt.
        </Trans>
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
          {errorText(merge.error, t`Please try again.`)}
        </Alert>
      )}
      <NativeSelect
        label={t`Their own account`}
        value={into}
        data={[
          { value: '', label: t`Choose a pupil` },
          ...own.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
      {other && (
        <div>
          <p>
            <b>
              <Trans>This is what happens:</Trans>
            </b>
          </p>
          <ul className={classes.happens}>
            <li>
              <Trans>
                All that {name} has read, answered and made goes to {otherName}.
              </Trans>
            </li>
            <li>
              <Trans>Of what both have, what is further stays. Reading times are added up.</Trans>
            </li>
            <li>
              <Trans>
                {name}’s pictures stop working at once, and that account is closed. {otherName} goes on
                logging in as before.
              </Trans>
            </li>
            <li>
              <Trans>It cannot be taken back.</Trans>
            </li>
          </ul>
        </div>
      )}
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={merge.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="bad" disabled={merge.isPending || !other}>
          {merge.isPending ? t`One moment...` : t`Make them one`}
        </Button>
      </div>
    </form>
  );
}
