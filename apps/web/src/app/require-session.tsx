import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PlainButton } from '../components/button/button-link.tsx';
import { PagePending } from '../components/layout/page-pending.tsx';
import { NoticePage } from '../components/notice-page/notice-page.tsx';
import { paths } from '../config/paths.ts';
import { useSession } from '../lib/session.ts';

/** Screens for signed-in people. Others go to the login and come back afterwards. */
export function RequireSession() {
  const status = useSession((state) => state.status);
  const unanswered = useSession((state) => state.status === 'visitor' && state.unanswered);
  const location = useLocation();
  if (status === 'restoring') return <PagePending />;
  if (unanswered) return <NoAnswer />;
  if (status === 'visitor')
    return <Navigate to={paths.login} replace state={{ from: `${location.pathname}${location.search}` }} />;
  return <Outlet />;
}

/** The server cannot be reached: a login would not help. */
function NoAnswer() {
  return (
    <NoticePage
      picture="empty"
      title="Panelwise does not answer"
      text="Please check your connection, or try again in a moment. What you saved is safe."
      action={
        <PlainButton size="lg" onClick={() => window.location.reload()}>
          Load the page again
        </PlainButton>
      }
    />
  );
}
