import { t } from '@lingui/core/macro';
import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { limits } from '@panelwise/contracts/domain/limits';
import { passwordSchema } from '@panelwise/contracts/domain/user';
import { resetPassword } from '@panelwise/contracts/http/account';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { withSamePasswords } from '../../../lib/same-passwords.ts';

const formSchema = z.object({ password: passwordSchema, confirmPassword: passwordSchema });
const showOrHide = () => ({ 'aria-label': t`Show or hide the password` });
function lengthText(): string {
  const { passwordMin: least, passwordMax: most } = limits;
  return t`${least} to ${most} characters`;
}

/** Step 3 of a forgotten password: the new one, twice. */
export function ResetPasswordForm({ resetKey, onDone }: { resetKey: string; onDone: () => void }) {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: withSamePasswords(checkForm(formSchema)),
  });
  const send = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { reset_key: resetKey, password } }),
    onSuccess: () => {
      showToast({ tone: 'ok', message: t`Password reset successful. Please login` });
      onDone();
    },
    onError: (error) => showToast({ tone: 'bad', message: errorText(error, t`Something went wrong`) }),
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => send.mutate(password))}>
      <PasswordInput
        label={t`New password`}
        description={lengthText()}
        autoComplete="new-password"
        autoFocus
        visibilityToggleButtonProps={showOrHide()}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={t`Confirm password`}
        description={t`Type the same password again`}
        autoComplete="new-password"
        visibilityToggleButtonProps={showOrHide()}
        {...form.getInputProps('confirmPassword')}
      />
      <Button type="submit" size="lg" disabled={send.isPending}>
        {send.isPending ? t`Saving...` : t`Set new password`}
      </Button>
    </form>
  );
}
