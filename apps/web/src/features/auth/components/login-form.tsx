import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Factors } from '@panelwise/contracts/domain/passkey';
import { login, type SessionData } from '@panelwise/contracts/http/auth';
import { loginBody } from '@panelwise/contracts/http/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { knowsPasskeys, sendWithPasskey } from '../../../lib/passkeys.ts';
import type { CodePlace } from '../code-place.ts';
import classes from './auth-form.module.css';

const validate = checkForm(loginBody);
const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** Email and password, and a passkey or a code of an admin where it is asked for. `onDone` gets the session; the page decides where to go. */
export function LoginForm({ onDone }: { onDone: (session: SessionData) => void }) {
  const [factors, setFactors] = useState<Factors>();
  const asksCode = factors !== undefined;
  const form = useForm({
    initialValues: { email: '', password: '', secondCode: '' },
    validate: (values) => validate(asksCode ? values : { ...values, secondCode: undefined }),
  });
  const send = useMutation({
    mutationFn: (withPasskey: boolean) => {
      const { secondCode, ...body } = form.getValues();
      if (withPasskey) return sendWithPasskey((passkey) => call(login, { body: { ...body, passkey } }));
      return call(login, { body: asksCode ? { ...body, secondCode } : body });
    },
    onSuccess: (answer) => onDone(answer.data),
    onError: (error) => {
      if (isCode(error, 'second-factor-needed')) setFactors((error as ApiError).factors ?? { app: true });
      const wait = error instanceof ApiError ? error.retryAfterMs : undefined;
      setResendAt(wait === undefined ? undefined : Date.now() + wait);
    },
  });
  const [resendAt, setResendAt] = useState<number>();
  const hasPasskey = factors?.passkey !== undefined && knowsPasskeys();
  const unverified = isCode(send.error, 'not-verified');
  return (
    <form noValidate onSubmit={form.onSubmit(() => send.mutate(false))}>
      {isCode(send.error, 'second-factor-needed') && <p role="status">{send.error?.message}</p>}
      {send.isError && !isCode(send.error, 'second-factor-needed') && (
        <Alert color="bad" role="alert">
          {errorText(send.error, send.error.message)}
          {unverified && (
            <>
              {' '}
              <Link
                to={paths.otpVerification}
                state={{ email: form.getValues().email, resendAt } satisfies CodePlace}
              >
                <Trans>Enter the code</Trans>
              </Link>
            </>
          )}
        </Alert>
      )}
      <TextInput
        label={t`Email`}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
        key={form.key('email')}
      />
      <PasswordInput
        label={t`Password`}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
        {...form.getInputProps('password')}
        key={form.key('password')}
      />
      {hasPasskey && (
        <Button autoFocus size="lg" disabled={send.isPending} onClick={() => send.mutate(true)}>
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      {asksCode && (
        <TextInput
          label={factors.app ? t`Code from your authenticator app` : t`Recovery code`}
          description={
            factors.app ? t`Six digits, or one of your recovery codes` : t`One of those that you have kept`
          }
          autoComplete="one-time-code"
          autoFocus={!hasPasskey}
          {...form.getInputProps('secondCode')}
          key={form.key('secondCode')}
        />
      )}
      <div className={classes.between}>
        <Checkbox label={t`Remember me`} defaultChecked />
        <Anchor component={Link} to={paths.forgotPassword}>
          <Trans>Forgot password?</Trans>
        </Anchor>
      </div>
      <Button type="submit" size="lg" variant={hasPasskey ? 'outline' : 'filled'} disabled={send.isPending}>
        {send.isPending ? t`Logging in...` : t`Log in`}
      </Button>
      <p className={classes.aside}>
        <Trans>
          New here? <Link to={paths.signup}>Create an account</Link>
        </Trans>
      </p>
      <p className={classes.aside}>
        <Link to={paths.join}>
          <Trans>I have a class code</Trans>
        </Link>
      </p>
    </form>
  );
}
