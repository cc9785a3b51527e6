import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { forgotPassword } from '@panelwise/contracts/http/account';
import { verifyOtp } from '@panelwise/contracts/http/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText, isWrongCode } from '../../../lib/api-error.ts';
import classes from './auth-form.module.css';
import { OtpInput } from './otp-input.tsx';

/** Step 2 of a forgotten password: the code. `onVerified` gets the key that sets a new password once. */
export function ResetCodeForm(props: { email: string; onVerified: (resetKey: string) => void }) {
  const { email } = props;
  const [otp, setOtp] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const verify = useMutation({
    mutationFn: async (code: string) => {
      const { reset_key } = await call(verifyOtp, { body: { email, otp: code } });
      // A code that proves a new account is not one for a password.
      if (!reset_key) throw new ApiError({ code: 'otp-wrong', status: 400 });
      return reset_key;
    },
    onSuccess: (resetKey) => {
      showToast({ tone: 'ok', message: t`OTP verified` });
      props.onVerified(resetKey);
    },
    onError: (error) => {
      showToast({ tone: 'bad', message: refusalText(error) });
      if (!isWrongCode(error)) return;
      setOtp('');
      field.current?.focus();
    },
  });
  const resend = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email } }),
    onSuccess: () => {
      setOtp('');
      showToast({ tone: 'ok', message: t`OTP sent to email!` });
    },
    onError: (error) => showToast({ tone: 'bad', message: errorText(error, t`Something went wrong`) }),
  });
  const check = (code: string) => {
    if (!verify.isPending) verify.mutate(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (otp) check(otp);
    else showToast({ tone: 'bad', message: t`Please fill all fields.` });
  };
  return (
    <form noValidate onSubmit={submit}>
      <OtpInput value={otp} field={field} onChange={setOtp} onComplete={check} />
      <div className={classes.actions}>
        <Button type="submit" size="lg" disabled={verify.isPending}>
          {verify.isPending ? t`Verifying...` : t`Verify`}
        </Button>
        <Button variant="subtle" size="lg" disabled={resend.isPending} onClick={() => resend.mutate()}>
          {resend.isPending ? t`Sending...` : t`Send a new code`}
        </Button>
      </div>
    </form>
  );
}

/** A refusal without words means that the code is wrong; no answer at all says nothing about it. */
function refusalText(error: Error): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return errorText(error, refused ? t`Invalid OTP` : t`Something went wrong`);
}
