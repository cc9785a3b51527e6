import { t } from '@lingui/core/macro';
import { Navigate } from 'react-router-dom';
import { AuthLayout } from '../../features/auth/components/auth-layout.tsx';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { useDestination, useEnter } from '../../features/auth/enter.ts';
import { useSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Log in. Whoever already is goes straight on. */
export function Component() {
  usePageTitle(t`Log in`);
  const enter = useEnter();
  const destination = useDestination();
  const signedIn = useSession((state) => state.status === 'signed-in');
  const ended = useSession((state) => state.status === 'visitor' && state.ended);
  if (signedIn) return <Navigate to={destination} replace />;
  return (
    <AuthLayout
      title={t`Log in`}
      lead={
        ended
          ? t`Your session has ended. Log in, and go on where you were.`
          : t`Your comics are waiting where you left them.`
      }
      width={550}
    >
      <LoginForm onDone={enter} />
    </AuthLayout>
  );
}
