import { Alert, Button, TextInput } from '@mantine/core';
import { resendOtp, type SessionData, verifyOtp } from '@panelwise/contracts/http/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import classes from './auth-form.module.css';
import { OtpInput } from './otp-input.tsx';

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
      <OtpInput value={otp} onChange={setOtp} />
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
