import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../config/paths.ts';
import { useOnline } from '../../lib/device/use-online.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink, PlainButton } from '../button/button-link.tsx';
import { NoticePage } from './notice-page.tsx';

/** A screen that needs the network, while there is none: what can be done without it. */
export function OfflinePage() {
  const isOnline = useOnline();
  const hasWork = useSession(({ user }) => user !== null);
  return (
    <NoticePage
      picture="empty"
      title={isOnline ? t`Panelwise is not responding` : t`You are offline`}
      text={
        hasWork
          ? t`This page needs the internet. What you can do: read the comics on this device and answer their questions. Your answers are kept, and sent when we can be reached again.`
          : t`This page needs the internet. Nothing you saved is lost.`
      }
      action={
        <>
          {hasWork && (
            <ButtonLink to={paths.learn} size="lg">
              <Trans>What is on this device</Trans>
            </ButtonLink>
          )}
          <PlainButton
            size="lg"
            variant={hasWork ? 'outline' : 'filled'}
            onClick={() => window.location.reload()}
          >
            <Trans>Try again</Trans>
          </PlainButton>
        </>
      }
    />
  );
}
