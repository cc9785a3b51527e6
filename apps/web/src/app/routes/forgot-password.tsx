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
  usePageTitle('Forgot password');
  const navigate = useNavigate();
  const [{ email, resetKey }, go] = useResetPlace();
  if (email && resetKey)
    return (
      <Frame step={3} title="Set a new password" lead="After this, every device has to log in again.">
        <ResetPasswordForm
          key={resetKey}
          resetKey={resetKey}
          onDone={() => navigate(paths.login, { replace: true })}
        />
        <p className="muted">
          The code is good for ten minutes. <Link to={paths.forgotPassword}>Start again</Link>
        </p>
      </Frame>
    );
  if (email)
    return (
      <Frame
        step={2}
        title="Check your email"
        lead={
          <>
            An 4 digit code has been sent to your <b>{email}</b>
          </>
        }
      >
        <ResetCodeForm key={email} email={email} onVerified={(key) => go({ email, resetKey: key })} />
        <p className="muted">
          Nothing there? Look in your spam folder, or{' '}
          <Link to={paths.forgotPassword}>use another address</Link>.
        </p>
      </Frame>
    );
  return (
    <Frame step={1} title="Forgot your password?" lead="Enter your email, and we will send you a code.">
      <ResetEmailForm email="" onSent={(sentTo) => go({ email: sentTo })} />
      <p className="muted">
        Remembered it? <Link to={paths.login}>Log in</Link>
      </p>
    </Frame>
  );
}

function Frame(props: { step: 1 | 2 | 3; title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <AuthLayout eyebrow={`Step ${props.step} of 3`} title={props.title} lead={props.lead} width={550}>
      {props.children}
    </AuthLayout>
  );
}
