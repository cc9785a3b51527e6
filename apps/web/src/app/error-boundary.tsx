import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      title={stale ? t`Panelwise has a new version` : t`Something went wrong`}
      text={
        stale
          ? t`Load the page again to get it. Nothing you saved is lost.`
          : t`This screen could not be shown. What you saved is safe.`
      }
      action={
        <PlainButton size="lg" onClick={() => window.location.reload()}>
          <Trans>Load the page again</Trans>
        </PlainButton>
      }
    />
  );
}
