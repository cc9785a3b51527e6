import { useRouteError } from 'react-router-dom';
import { PlainButton } from '../components/button/button-link.tsx';
import { NoticePage } from '../components/notice-page/notice-page.tsx';
import { OfflinePage } from '../components/notice-page/offline-page.tsx';
import { useSession } from '../lib/session.ts';

/** A screen that broke: says so, keeps the rest of the page, and offers to load it again. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isOffline = useSession(({ status }) => status === 'offline') || navigator.onLine === false;
  // A new version was published while this tab was open: its old chunks are gone.
  const stale =
    error instanceof Error &&
    (error.message.startsWith('Unable to preload CSS') ||
      (error instanceof TypeError && /import|module/i.test(error.message)));
  // Its code is not on this device.
  if (stale && isOffline) return <OfflinePage />;
  return (
    <NoticePage
      picture="empty"
      title={stale ? 'Panelwise has a new version' : 'Something went wrong'}
      text={
        stale
          ? 'Load the page again to get it. Nothing you saved is lost.'
          : 'This screen could not be shown. What you saved is safe.'
      }
      action={
        <PlainButton size="lg" onClick={() => window.location.reload()}>
          Load the page again
        </PlainButton>
      }
    />
  );
}
