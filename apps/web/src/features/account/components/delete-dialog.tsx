import { Alert, Button, PasswordInput } from '@mantine/core';
import { deleteAccount } from '@panelwise/contracts/http/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PlainDialog } from '../../../components/dialog/plain-dialog.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText, isWrongPassword } from '../../../lib/api-error.ts';
import { profileQuery } from '../api/account-queries.ts';
import { graceDays } from '../time-left.ts';
import classes from './delete-dialog.module.css';

/** Says what deletion takes along, and asks for the password. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const ask = useMutation({
    mutationFn: () => call(deleteAccount, { body: { password } }),
    onSuccess: ({ data }) => {
      client.setQueryData(profileQuery.queryKey, data);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) ask.mutate();
  };
  return (
    <PlainDialog title="Delete your account?" onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <p>
          In {graceDays} days we delete your account for good, and with it all your comics, their pictures,
          PDFs and quizzes. <b>Your comics in the public library go too.</b>
        </p>
        <p>
          Until then everything works as before, and you can change your mind on this page. Messages that you
          sent us with the contact form stay.
        </p>
        {ask.isError && !isWrongPassword(ask.error) && (
          <Alert color="bad" role="alert">
            {errorText(ask.error, 'Something went wrong')}
          </Alert>
        )}
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          value={password}
          error={isWrongPassword(ask.error) && errorText(ask.error, 'Something went wrong')}
          onChange={(event) => {
            setPassword(event.target.value);
            if (isWrongPassword(ask.error)) ask.reset();
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" variant="bad" disabled={!password || ask.isPending}>
            {ask.isPending ? 'Sending...' : `Delete in ${graceDays} days`}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </PlainDialog>
  );
}
