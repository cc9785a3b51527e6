import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { PlainButton } from '../components/button/button-link.tsx';
import { PagePending } from '../components/layout/page-pending.tsx';
import { NoticePage } from '../components/notice-page/notice-page.tsx';
import { OfflinePage } from '../components/notice-page/offline-page.tsx';
import { offlinePaths, paths } from '../config/paths.ts';
import { useSession } from '../lib/session.ts';
import { tryAgain } from '../lib/try-again.ts';

/** Screens for signed-in people. Others go to the login and come back afterwards. */
export function RequireSession() {
  const status = useSession((state) => state.status);
  const unanswered = useSession((state) => state.status === 'visitor' && state.unanswered);
  const isClosing = useSession((state) => state.user?.isClosing);
  const needsSecondFactor = useSession((state) => state.user?.needsSecondFactor);
  const location = useLocation();
  if (status === 'restoring') return <PagePending />;
  if (unanswered) return <NoAnswer />;
  if (status === 'offline')
    return offlinePaths.some((path) => matchPath(path, location.pathname)) ? <Outlet /> : <OfflinePage />;
  if (status === 'visitor')
    return <Navigate to={paths.login} replace state={{ from: `${location.pathname}${location.search}` }} />;
  // About to be deleted, or an admin's without the app that is asked of them: there is one thing to do.
  if ((isClosing || needsSecondFactor) && location.pathname !== paths.profile)
    return <Navigate to={paths.profile} replace />;
  return <Outlet />;
}

/** Asks again who is signed in, until there is an answer. */
function useAnotherTry() {
  useEffect(() => {
    let failures = 0;
    let stop = () => {};
    let left = false;
    const wait = () => {
      if (!left) stop = tryAgain(() => void ask(), ++failures, { first: 2_000, most: 30_000 });
    };
    const ask = async () => {
      const { refreshSession } = await import('../lib/api-client.ts');
      if (!(await refreshSession())) wait();
    };
    wait();
    return () => {
      left = true;
      stop();
    };
  }, []);
}

/** The server cannot be reached: a login would not help. */
function NoAnswer() {
  useAnotherTry();
  return (
    <NoticePage
      picture="empty"
      title={t`Panelwise is not responding`}
      text={t`Please check your connection. This page opens by itself as soon as we can be reached. What you saved is safe.`}
      action={
        <PlainButton size="lg" onClick={() => window.location.reload()}>
          <Trans>Load the page again</Trans>
        </PlainButton>
      }
    />
  );
}
