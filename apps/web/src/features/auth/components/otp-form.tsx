import { Alert, Button, TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { resendOtp, type SessionData, verifyOtp } from '@panelwise/contracts/http/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import classes from './auth-form.module.css';

/** The code from the mail. The address comes from the screen before and cannot be changed here. */
export function OtpForm({ email, onDone }: { email: string; onDone: (session: SessionData) => void }) {
  const [otp, setOtp] = useState('');
  const verify = useMutation({
    mutationFn: () => call(verifyOtp, { body: { email, otp } }),
    onSuccess: ({ data }) => data && onDone(data),
  });
  const resend = useMutation({
    mutationFn: () => call(resendOtp, { body: { email } }),
    onSuccess: () => {
      verify.reset();
      setOtp('');
      showToast({ tone: 'ok', message: `A new code is on its way to ${email}.` });
    },
    onError: (error) => showToast({ tone: 'bad', message: errorText(error, error.message) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email || !otp) showToast({ tone: 'bad', message: 'Please fill all fields.' });
    else verify.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      {verify.isError && (
        <Alert color="bad" role="alert">
          {errorText(verify.error, verify.error.message)}
        </Alert>
      )}
      <TextInput label="Email" value={email} readOnly />
      <TextInput
        label="OTP"
        description={`The ${limits.otpLength} digits from our email. They are good for ${limits.otpTtlMs / 60_000} minutes.`}
        className={classes.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={otp}
        // A pasted "12 34" or "Your code: 1234" is read as its digits.
        onChange={(event) => setOtp(event.target.value.replace(/\D/g, '').slice(0, limits.otpLength))}
      />
      <div className={classes.actions}>
        <Button type="submit" size="lg" disabled={verify.isPending}>
          {verify.isPending ? 'Verifying...' : 'Verify'}
        </Button>
        <Button
          variant="subtle"
          size="lg"
          disabled={resend.isPending || !email}
          onClick={() => resend.mutate()}
        >
          {resend.isPending ? 'Sending...' : 'Send a new code'}
        </Button>
      </div>
    </form>
  );
}
