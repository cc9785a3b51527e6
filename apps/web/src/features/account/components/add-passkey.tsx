import { t } from '@lingui/core/macro';
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { addPasskey, offerPasskey } from '@panelwise/contracts/http/passkeys';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call, refreshSession } from '../../../lib/api-client.ts';
import { errorText, isWrongPassword } from '../../../lib/api-error.ts';
import { makePasskey } from '../../../lib/passkeys.ts';

/** A name and the password; then the browser asks for the rest. */
export function AddPasskey({ onAdded }: { onAdded: (recoveryCodes: string[]) => Promise<void> }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const add = useMutation({
    mutationFn: async () => {
      const { options } = await call(offerPasskey, { body: { password } });
      return call(addPasskey, { body: { name, passkey: await makePasskey(options) } });
    },
    onSuccess: async ({ message, recoveryCodes }) => {
      setName('');
      setPassword('');
      showToast({ tone: 'ok', message });
      await onAdded(recoveryCodes);
      // From now on the session may do everything.
      await refreshSession();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  const wrongPassword = isWrongPassword(add.error);
  return (
    <form noValidate onSubmit={submit} aria-label={t`Add a passkey`}>
      {add.isError && !wrongPassword && (
        <Alert color="bad" role="alert">
          {errorText(add.error, add.error.message)}
        </Alert>
      )}
      <TextInput
        label={t`Name of the passkey`}
        description={t`So that you know it again, such as “Work laptop”`}
        maxLength={limits.passkeyNameMax}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordInput
        label={t`Your password`}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
        value={password}
        error={wrongPassword && errorText(add.error, t`Something went wrong`)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={!name.trim() || !password || add.isPending}>
        {add.isPending ? t`One moment...` : t`Add a passkey`}
      </Button>
    </form>
  );
}
