import { Alert, Button, TextInput } from '@mantine/core';
import { resendOtp, type SessionData, verifyOtp } from '@panelwise/contracts/http/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText, isWrongCode } from '../../../lib/api-error.ts';
import classes from './auth-form.module.css';
import { OtpInput } from './otp-input.tsx';

/** The code from the mail. The address comes from the screen before and cannot be changed here. */
export function OtpForm({ email, onDone }: { email: string; onDone: (session: SessionData) => void }) {
  const [otp, setOtp] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const verify = useMutation({
    mutationFn: (code: string) => call(verifyOtp, { body: { email, otp: code } }),
    onSuccess: ({ data }) => data && onDone(data),
    onError: (error) => {
      if (!isWrongCode(error)) return;
      setOtp('');
      field.current?.focus();
    },
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
  const check = (code: string) => {
    if (!email || !code) showToast({ tone: 'bad', message: 'Please fill all fields.' });
    else if (!verify.isPending) verify.mutate(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(otp);
  };
  return (
    <form noValidate onSubmit={submit}>
      {verify.isError && (
        <Alert color="bad" role="alert">
          {errorText(verify.error, verify.error.message)}
        </Alert>
      )}
      <TextInput label="Email" value={email} readOnly />
      <OtpInput value={otp} field={field} onChange={setOtp} onComplete={check} />
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
