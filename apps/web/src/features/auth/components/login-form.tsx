import { Alert, Anchor, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { login, type SessionData } from '@panelwise/contracts/http/auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import type { CodePlace } from '../code-place.ts';
import classes from './auth-form.module.css';

/** Email and password. `onDone` gets the session; the page decides where to go. */
export function LoginForm({ onDone }: { onDone: (session: SessionData) => void }) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: schemaResolver(login.body, { sync: true }),
  });
  const send = useMutation({
    mutationFn: () => call(login, { body: form.getValues() }),
    onSuccess: (answer) => onDone(answer.data),
    onError: (error) => {
      const wait = error instanceof ApiError ? error.retryAfterMs : undefined;
      setResendAt(wait === undefined ? undefined : Date.now() + wait);
    },
  });
  const [resendAt, setResendAt] = useState<number>();
  const unverified = send.error instanceof ApiError && send.error.code === 'not-verified';
  return (
    <form noValidate onSubmit={form.onSubmit(() => send.mutate())}>
      {send.isError && (
        <Alert color="bad" role="alert">
          {errorText(send.error, send.error.message)}
          {unverified && (
            <>
              {' '}
              <Link
                to={paths.otpVerification}
                state={{ email: form.getValues().email, resendAt } satisfies CodePlace}
              >
                Enter the code
              </Link>
            </>
          )}
        </Alert>
      )}
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
        key={form.key('email')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        {...form.getInputProps('password')}
        key={form.key('password')}
      />
      <div className={classes.between}>
        <Checkbox label="Remember me" defaultChecked />
        <Anchor component={Link} to={paths.forgotPassword}>
          Forgot password?
        </Anchor>
      </div>
      <Button type="submit" size="lg" disabled={send.isPending}>
        {send.isPending ? 'Logging in...' : 'Log in'}
      </Button>
      <p className={classes.aside}>
        New here? <Link to={paths.signup}>Create an account</Link>
      </p>
    </form>
  );
}
