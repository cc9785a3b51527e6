import { t } from '@lingui/core/macro';
import { Alert, Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { limits } from '@panelwise/contracts/domain/limits';
import { passwordSchema } from '@panelwise/contracts/domain/user';
import { changePassword } from '@panelwise/contracts/http/account';
import { newPasswordBody } from '@panelwise/contracts/http/forms';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText, isWrongPassword } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { withSamePasswords } from '../../../lib/same-passwords.ts';
import classes from './account-section.module.css';
import { AccountSection } from './account-section.tsx';

const formSchema = newPasswordBody.extend({ confirmPassword: passwordSchema });
type FormValues = z.infer<typeof formSchema>;
const showOrHide = () => ({ 'aria-label': t`Show or hide the password` });
function lengthText(): string {
  const { passwordMin: least, passwordMax: most } = limits;
  return t`${least} to ${most} characters`;
}

/** A new password, for those who know the old one. */
export function PasswordSection() {
  const form = useForm<FormValues>({
    initialValues: { current: '', password: '', confirmPassword: '' },
    validate: withSamePasswords(checkForm(formSchema)),
  });
  const save = useMutation({
    mutationFn: ({ current, password }: FormValues) => call(changePassword, { body: { current, password } }),
    onSuccess: ({ message }) => {
      form.reset();
      showToast({ tone: 'ok', message });
    },
    onError: (error) => {
      if (isWrongPassword(error)) form.setFieldError('current', errorText(error, t`Something went wrong`));
    },
  });
  return (
    <AccountSection title={t`Password`}>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        {save.isError && !isWrongPassword(save.error) && (
          <Alert color="bad" role="alert">
            {errorText(save.error, t`Something went wrong`)}
          </Alert>
        )}
        <PasswordInput
          label={t`Current password`}
          autoComplete="current-password"
          visibilityToggleButtonProps={showOrHide()}
          {...form.getInputProps('current')}
        />
        <div className={classes.pair}>
          <PasswordInput
            label={t`New password`}
            description={lengthText()}
            autoComplete="new-password"
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
        </div>
        <Button type="submit" variant="outline" disabled={save.isPending}>
          {save.isPending ? t`Saving...` : t`Change password`}
        </Button>
      </form>
    </AccountSection>
  );
}
