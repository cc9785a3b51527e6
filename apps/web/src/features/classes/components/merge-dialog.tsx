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
import { classesQuery, pupilsQuery, reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

type Props = { of: SchoolClass; pupil: Pupil; opened: boolean; onClose: () => void };

/** A pupil who logs in by pictures was made twice, or has joined with an account of their own, too: both become one. */
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
  const [classId, setClassId] = useState(of._id);
  const { data: taught = [of] } = useQuery(classesQuery);
  const { data: pupils } = useQuery(pupilsQuery(classId));
  const others = pupils?.filter(({ _id }) => _id !== pupil._id) ?? [];
  const [into, setInto] = useState('');
  const other = others.find(({ _id }) => _id === into);
  const { name } = pupil;
  const otherName = other?.name;
  const merge = useMutation({
    mutationFn: () => call(mergePupil, { params: { id: of._id, pupil: pupil._id }, body: { into, classId } }),
    onSuccess: async ({ message }) => {
      await reloadClasses(client);
      onClose();
      showToast({ tone: 'ok', message });
    },
  });
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
      {taught.length > 1 && (
        <NativeSelect
          label={t`Their class`}
          value={classId}
          data={taught.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(event) => {
            setClassId(event.currentTarget.value);
            setInto('');
          }}
        />
      )}
      {pupils && others.length === 0 ? (
        <p>
          <Trans>Nobody else is in this class.</Trans>
        </p>
      ) : (
        <NativeSelect
          label={t`Who stays`}
          value={into}
          data={[
            { value: '', label: t`Choose a pupil` },
            ...others.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(event) => setInto(event.currentTarget.value)}
        />
      )}
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
              <Trans>Of what both have, what is further stays. Reading times and coins are added up.</Trans>
            </li>
            {classId !== of._id && (
              <li>
                <Trans>{otherName} is in both classes then.</Trans>
              </li>
            )}
            <li>
              {other.kind === 'pictures' ? (
                <Trans>
                  A parent who is linked with {name} sees {otherName} from then on.
                </Trans>
              ) : (
                <Trans>
                  A parent who is linked with {name} is not linked with {otherName}: they need a code that{' '}
                  {otherName} shows them.
                </Trans>
              )}
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
