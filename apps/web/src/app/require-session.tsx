import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PagePending } from '../components/layout/page-pending.tsx';
import { paths } from '../config/paths.ts';
import { useSession } from '../lib/session.ts';

/** Screens for signed-in people. Others go to the login and come back afterwards. */
export function RequireSession() {
  const status = useSession((state) => state.status);
  const location = useLocation();
  if (status === 'restoring') return <PagePending />;
  if (status === 'visitor')
    return <Navigate to={paths.login} replace state={{ from: `${location.pathname}${location.search}` }} />;
  return <Outlet />;
}
