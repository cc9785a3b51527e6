import { t } from '@lingui/core/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { forgotPassword } from '@panelwise/contracts/http/account';
import { forgotPasswordBody } from '@panelwise/contracts/http/forms';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';

/** Step 1 of a forgotten password: the address. `onSent` gets it once a code is on its way. */
export function ResetEmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useForm({
    initialValues: { email },
    validate: checkForm(forgotPasswordBody),
  });
  const send = useMutation({
    mutationFn: (body: { email: string }) => call(forgotPassword, { body }),
    onSuccess: (_, body) => {
      showToast({ tone: 'ok', message: t`OTP sent to email!` });
      onSent(body.email);
    },
    onError: (error) => showToast({ tone: 'bad', message: errorText(error, t`Something went wrong`) }),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => send.mutate(forgotPasswordBody.parse(values)))}>
      <TextInput label={t`Email`} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <Button type="submit" size="lg" disabled={send.isPending}>
        {send.isPending ? t`Sending...` : t`Send code`}
      </Button>
    </form>
  );
}
