import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, PasswordInput } from '@mantine/core';
import { deleteAccount } from '@panelwise/contracts/http/account';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PlainDialog } from '../../../components/dialog/plain-dialog.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText, isWrongPassword } from '../../../lib/api-error.ts';
import { endSession } from '../../../lib/session.ts';
import { graceDays, promiseDays } from '../time-left.ts';
import classes from './delete-dialog.module.css';

/** Says what deletion takes along, and asks for the password. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const ask = useMutation({
    mutationFn: () => call(deleteAccount, { body: { password } }),
    onSuccess: () => {
      // The server has ended every session, this one too.
      endSession();
      showToast({
        tone: 'ok',
        message: t`Your account will be deleted. Log in within ${graceDays} days to keep it.`,
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) ask.mutate();
  };
  return (
    <PlainDialog title={t`Delete your account?`} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <p>
          <Trans>
            Within {promiseDays} days we delete your account for good, and with it all your comics, their
            pictures, PDFs and quizzes. <b>Your comics in the public library go too.</b>
          </Trans>
        </p>
        <p>
          <Trans>
            You are logged out everywhere at once. For {graceDays} days you can log in again and keep your
            account; nothing else works until then. Messages that you sent us go too.
          </Trans>
        </p>
        {ask.isError && !isWrongPassword(ask.error) && (
          <Alert color="bad" role="alert">
            {errorText(ask.error, t`Something went wrong`)}
          </Alert>
        )}
        <PasswordInput
          label={t`Your password`}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
          value={password}
          error={isWrongPassword(ask.error) && errorText(ask.error, t`Something went wrong`)}
          onChange={(event) => {
            setPassword(event.target.value);
            if (isWrongPassword(ask.error)) ask.reset();
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" variant="bad" disabled={!password || ask.isPending}>
            {ask.isPending ? t`Sending...` : t`Delete my account`}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </PlainDialog>
  );
}
