import { Button, PasswordInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { limits } from '@panelwise/contracts/domain/limits';
import { passwordSchema } from '@panelwise/contracts/domain/user';
import { resetPassword } from '@panelwise/contracts/http/account';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { withSamePasswords } from '../../../lib/same-passwords.ts';

const formSchema = z.object({ password: passwordSchema, confirmPassword: passwordSchema });
const showOrHide = { 'aria-label': 'Show or hide the password' };

/** Step 3 of a forgotten password: the new one, twice. */
export function ResetPasswordForm({ resetKey, onDone }: { resetKey: string; onDone: () => void }) {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: withSamePasswords(schemaResolver(formSchema, { sync: true })),
  });
  const send = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { reset_key: resetKey, password } }),
    onSuccess: () => {
      showToast({ tone: 'ok', message: 'Password reset successful. Please login' });
      onDone();
    },
    onError: (error) => showToast({ tone: 'bad', message: errorText(error, 'Something went wrong') }),
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => send.mutate(password))}>
      <PasswordInput
        label="New password"
        description={`${limits.passwordMin} to ${limits.passwordMax} characters`}
        autoComplete="new-password"
        autoFocus
        visibilityToggleButtonProps={showOrHide}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirm password"
        description="Type the same password again"
        autoComplete="new-password"
        visibilityToggleButtonProps={showOrHide}
        {...form.getInputProps('confirmPassword')}
      />
      <Button type="submit" size="lg" disabled={send.isPending}>
        {send.isPending ? 'Saving...' : 'Set new password'}
      </Button>
    </form>
  );
}
