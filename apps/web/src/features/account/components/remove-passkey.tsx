import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, PasswordInput } from '@mantine/core';
import { type PasskeyEntry, removePasskey } from '@panelwise/contracts/http/passkeys';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import classes from './second-factor.module.css';

type Props = { passkey: PasskeyEntry; onGone: () => Promise<void>; onLeave: () => void };

/** The password, before a passkey is taken away. */
export function RemovePasskey({ passkey, onGone, onLeave }: Props) {
  const { name } = passkey;
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: () => call(removePasskey, { params: { id: passkey._id }, body: { password } }),
    onSuccess: async ({ message }) => {
      showToast({ tone: 'ok', message });
      await onGone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className={classes.under} aria-label={t`Take ${name} away`}>
      <PasswordInput
        label={t`Your password`}
        autoComplete="current-password"
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
        value={password}
        error={remove.isError && errorText(remove.error, t`Something went wrong`)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="outline" size="sm" disabled={!password || remove.isPending}>
          {remove.isPending ? t`One moment...` : t({ message: 'Take it away', context: 'remove' })}
        </Button>
        <Button variant="subtle" size="sm" onClick={onLeave}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </form>
  );
}
