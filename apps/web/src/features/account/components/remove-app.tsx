import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { removeSecondFactor } from '@panelwise/contracts/http/second-factor';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { knowsPasskeys, sendWithPasskey } from '../../../lib/passkeys.ts';
import classes from './second-factor.module.css';

/** The password, and a code or a passkey, before the app is taken away. */
export function RemoveApp({ hasPasskey, onDone }: { hasPasskey: boolean; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [secondCode, setSecondCode] = useState('');
  const remove = useMutation({
    mutationFn: (withPasskey: boolean) =>
      withPasskey
        ? sendWithPasskey((passkey) => call(removeSecondFactor, { body: { password, passkey } }))
        : call(removeSecondFactor, { body: { password, secondCode } }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'ok', message });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(false);
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t`Take the app away`}>
      {remove.isError && (
        <Alert color="bad" role="alert">
          {errorText(remove.error, remove.error.message)}
        </Alert>
      )}
      <PasswordInput
        label={t`Your password`}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextInput
        label={t`Code from your app`}
        description={t`Six digits, or a recovery code`}
        autoComplete="one-time-code"
        value={secondCode}
        onChange={(event) => setSecondCode(event.target.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="outline" disabled={!password || !secondCode || remove.isPending}>
          {remove.isPending ? t`One moment...` : t({ message: 'Take it away', context: 'remove' })}
        </Button>
        {hasPasskey && knowsPasskeys() && (
          <Button
            variant="outline"
            disabled={!password || remove.isPending}
            onClick={() => remove.mutate(true)}
          >
            <Trans>Use a passkey</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
