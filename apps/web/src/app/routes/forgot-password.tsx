import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { AuthLayout } from '../../features/auth/components/auth-layout.tsx';
import { ResetCodeForm } from '../../features/auth/components/reset-code-form.tsx';
import { ResetEmailForm } from '../../features/auth/components/reset-email-form.tsx';
import { ResetPasswordForm } from '../../features/auth/components/reset-password-form.tsx';
import { useResetPlace } from '../../features/auth/reset-place.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** A forgotten password in three steps: address, code, new password. */
export function Component() {
  usePageTitle(t`Forgot password`);
  const navigate = useNavigate();
  const [{ email, resetKey }, go] = useResetPlace();
  if (email && resetKey)
    return (
      <Frame step={3} title={t`Set a new password`} lead={t`After this, every device has to log in again.`}>
        <ResetPasswordForm
          key={resetKey}
          resetKey={resetKey}
          onDone={() => navigate(paths.login, { replace: true })}
        />
        <p className="muted">
          <Trans>
            The code is good for ten minutes. <Link to={paths.forgotPassword}>Start again</Link>
          </Trans>
        </p>
      </Frame>
    );
  if (email)
    return (
      <Frame
        step={2}
        title={t`Check your email`}
        lead={
          <Trans>
            An 4 digit code has been sent to your <b>{email}</b>
          </Trans>
        }
      >
        <ResetCodeForm key={email} email={email} onVerified={(key) => go({ email, resetKey: key })} />
        <p className="muted">
          <Trans>
            Nothing there? Look in your spam folder, or{' '}
            <Link to={paths.forgotPassword}>use another address</Link>.
          </Trans>
        </p>
      </Frame>
    );
  return (
    <Frame step={1} title={t`Forgot your password?`} lead={t`Enter your email, and we will send you a code.`}>
      <ResetEmailForm email="" onSent={(sentTo) => go({ email: sentTo })} />
      <p className="muted">
        <Trans>
          Remembered it? <Link to={paths.login}>Log in</Link>
        </Trans>
      </p>
    </Frame>
  );
}

function Frame({
  step,
  title,
  lead,
  children,
}: {
  step: 1 | 2 | 3;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <AuthLayout eyebrow={t`Step ${step} of 3`} title={title} lead={lead} width={550}>
      {children}
    </AuthLayout>
  );
}
