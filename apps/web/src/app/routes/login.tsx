import { Navigate } from 'react-router-dom';
import { AuthLayout } from '../../features/auth/components/auth-layout.tsx';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { useDestination, useEnter } from '../../features/auth/enter.ts';
import { useSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Log in. Whoever already is goes straight on. */
export function Component() {
  usePageTitle('Log in');
  const enter = useEnter();
  const destination = useDestination();
  const signedIn = useSession((state) => state.status === 'signed-in');
  const ended = useSession((state) => state.status === 'visitor' && state.ended);
  if (signedIn) return <Navigate to={destination} replace />;
  return (
    <AuthLayout
      title="Log in"
      lead={
        ended
          ? 'Your session has ended. Log in, and go on where you were.'
          : 'Your comics are waiting where you left them.'
      }
      width={550}
    >
      <LoginForm onDone={enter} />
    </AuthLayout>
  );
}
