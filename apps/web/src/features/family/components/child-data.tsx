import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, PasswordInput } from '@mantine/core';
import { type ChildActivity, deleteChild, unlinkChild } from '@panelwise/contracts/http/families';
import { IconDownload, IconEye, IconPrinter, IconTrash, IconUserMinus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { PlainDialog } from '../../../components/dialog/plain-dialog.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText, isWrongPassword } from '../../../lib/api-error.ts';
import { localDate } from '../../../lib/local-date.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { familyQuery, readChildExport } from '../api/family-queries.ts';
import classes from './family.module.css';

/** What is kept of a child, and what a parent may do with it. Who agreed decides: a parent, or the school. */
export function ChildData({ data, onGone }: { data: ChildActivity; onGone: () => void }) {
  const { child, spokenFor } = data;
  const name = child.firstname;
  const client = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const take = useMutation({
    mutationFn: (format: 'html' | 'json') => readChildExport(child._id, format),
    onSuccess: (file, format) => saveFile(`panelwise-child.${format}`, file),
  });
  const gone = async (message: string) => {
    // At once: the list that is asked for anew takes a moment, in which the child would still stand there.
    client.setQueryData(
      familyQuery.queryKey,
      (family) => family && { ...family, children: family.children.filter(({ _id }) => _id !== child._id) },
    );
    onGone();
    client.removeQueries({ queryKey: [...familyQuery.queryKey, child._id] });
    await client.invalidateQueries({ queryKey: familyQuery.queryKey, exact: true });
    showToast({ tone: 'ok', message });
  };
  const isOwn = spokenFor.by === 'you';
  return (
    <section aria-labelledby="data">
      <h2 id="data">
        <Trans>{name}’s data</Trans>
      </h2>
      {take.isError && (
        <Alert color="bad" role="alert">
          {errorText(take.error, t`Please try again in a moment.`)}
        </Alert>
      )}
      <ul className={classes.data}>
        {child.hasPictures && (
          <li>
            <Link to={paths.childCard(child._id)}>
              <IconPrinter size={20} stroke={1.9} aria-hidden />
              <Trans>Log-in card</Trans>
            </Link>
          </li>
        )}
        {isOwn && (
          <>
            <li>
              <button type="button" disabled={take.isPending} onClick={() => take.mutate('html')}>
                <IconEye size={20} stroke={1.9} aria-hidden />
                <Trans>See everything that is kept</Trans>
              </button>
            </li>
            <li>
              <button type="button" disabled={take.isPending} onClick={() => take.mutate('json')}>
                <IconDownload size={20} stroke={1.9} aria-hidden />
                <Trans>Take a copy</Trans>
              </button>
            </li>
          </>
        )}
        <li>
          <ConfirmButton
            trigger={(open) => (
              <button type="button" onClick={open}>
                <IconUserMinus size={20} stroke={1.9} aria-hidden />
                <Trans>Unlink</Trans>
              </button>
            )}
            title={t`Unlink ${name}?`}
            question={
              <p>
                <Trans>
                  You no longer see what {name} learns. The account stays as it is. To come back you need a
                  new code.
                </Trans>
                {child.hasPictures && ' '}
                {child.hasPictures && (
                  <Trans>Print the log-in card first: without the link you cannot see it.</Trans>
                )}
              </p>
            }
            action={t`Unlink`}
            busyAction={t`Unlinking...`}
            failText={t`Please try again in a moment.`}
            run={async () => {
              const { message } = await call(unlinkChild, { params: { id: child._id } });
              await gone(message);
            }}
          />
        </li>
        {isOwn && (
          <li>
            <button type="button" data-bad onClick={() => setDeleting(true)}>
              <IconTrash size={20} stroke={1.9} aria-hidden />
              <Trans>Withdraw consent and delete it all</Trans>
            </button>
          </li>
        )}
      </ul>
      <p className={classes.spoken}>{agreementWords(data)}</p>
      {deleting && (
        <DeleteDialog
          data={data}
          onClose={() => setDeleting(false)}
          onDone={(message) => {
            setDeleting(false);
            void gone(message);
          }}
        />
      )}
    </section>
  );
}

/** Who agreed to the account, and so decides about its data. */
function agreementWords({ child, spokenFor }: ChildActivity): string {
  if (spokenFor.by === 'you') {
    const date = spokenFor.agreedAt && localDate(spokenFor.agreedAt);
    return date ? t`You agreed on ${date}.` : '';
  }
  if (spokenFor.by === 'school') {
    const { teacher } = spokenFor;
    return teacher
      ? t`The school agreed to this account. To see, take or delete everything, ask ${teacher}.`
      : t`The school agreed to this account. To see, take or delete everything, ask the teacher.`;
  }
  const name = child.firstname;
  return t`You did not agree to this account yourself, so whoever did decides about its data. ${name} can always see and take it on the profile page.`;
}

function DeleteDialog({
  data: { child },
  onClose,
  onDone,
}: {
  data: ChildActivity;
  onClose: () => void;
  onDone: (message: string) => void;
}) {
  const name = child.firstname;
  const [password, setPassword] = useState('');
  const send = useMutation({
    mutationFn: () => call(deleteChild, { params: { id: child._id }, body: { password } }),
    onSuccess: ({ message }) => onDone(message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) send.mutate();
  };
  return (
    <PlainDialog title={t`Delete ${name}’s account?`} onClose={onClose}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <p>
          <Trans>
            <b>The account is closed at once.</b> {name} cannot log in any more. All comics, stories, answers
            and minutes are deleted, and that cannot be undone.
          </Trans>
        </p>
        {send.isError && !isWrongPassword(send.error) && (
          <Alert color="bad" role="alert">
            {errorText(send.error, t`Please try again in a moment.`)}
          </Alert>
        )}
        <PasswordInput
          label={t`Your password`}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
          value={password}
          error={isWrongPassword(send.error) && errorText(send.error, t`Please try again.`)}
          onChange={(event) => {
            setPassword(event.target.value);
            send.reset();
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" variant="bad" disabled={!password || send.isPending}>
            {send.isPending ? t`Deleting...` : t`Delete it all`}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </PlainDialog>
  );
}
