import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, TextInput } from '@mantine/core';
import { resendOtp, type SessionData, verifyOtp } from '@panelwise/contracts/http/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText, isWrongCode } from '../../../lib/api-error.ts';
import type { CodePlace } from '../code-place.ts';
import { shortWait, useSecondsLeft } from '../use-seconds-left.ts';
import classes from './auth-form.module.css';
import { OtpInput } from './otp-input.tsx';

/** The code from the mail. The address comes from the screen before, and is changed there. */
export function OtpForm(props: {
  place: CodePlace;
  onPlace: (place: CodePlace) => void;
  onDone: (session: SessionData) => void;
}) {
  const { place, onDone } = props;
  const { email, draft } = place;
  const secondsLeft = useSecondsLeft(place.resendAt);
  const waitFor = (ms: number) => props.onPlace({ ...place, resendAt: Date.now() + ms });
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
    onSuccess: ({ resendAfterMs }) => {
      waitFor(resendAfterMs);
      verify.reset();
      setOtp('');
      showToast({ tone: 'ok', message: t`A new code is on its way to ${email}.` });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfterMs) waitFor(error.retryAfterMs);
      showToast({ tone: 'bad', message: errorText(error, error.message) });
    },
  });
  const check = (code: string) => {
    if (!email || !code) showToast({ tone: 'bad', message: t`Please fill all fields.` });
    else if (!verify.isPending) verify.mutate(code);
  };
  const wait = shortWait(secondsLeft);
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
      <div>
        <TextInput label={t`Email`} value={email} readOnly />
        {email && (
          <p className={classes.under}>
            <Link to={paths.signup} state={{ draft: { email, ...draft } }}>
              <Trans>Wrong address?</Trans>
            </Link>
          </p>
        )}
      </div>
      <OtpInput value={otp} field={field} onChange={setOtp} onComplete={check} />
      <div className={classes.actions}>
        <Button type="submit" size="lg" disabled={verify.isPending}>
          {verify.isPending ? t`Verifying...` : t`Verify`}
        </Button>
        <Button
          variant="subtle"
          size="lg"
          disabled={resend.isPending || !email || secondsLeft > 0}
          onClick={() => resend.mutate()}
        >
          {resend.isPending ? t`Sending...` : secondsLeft > 0 ? t`Send again in ${wait}` : t`Send again`}
        </Button>
      </div>
    </form>
  );
}
