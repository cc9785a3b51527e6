import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import classes from '../../features/consent/consent-letter.module.css';
import { ConsentLetter } from '../../features/consent/consent-letter.tsx';
import { consentLinkQuery } from '../../features/consent/consent-queries.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Where an adult reads what a child asks of them. It needs no account. */
export function Component() {
  usePageTitle(t`For parents and guardians`);
  const { token = '' } = useParams();
  const { data: link, isPending, error, refetch } = useQuery(consentLinkQuery(token));
  if (isPending) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      {link ? (
        <div className={classes.letter}>
          <ConsentLetter key={token} token={token} link={link} />
        </div>
      ) : (
        <div style={{ paddingBlock: 64 }}>
          <h1 className="visually-hidden">
            <Trans>For parents and guardians</Trans>
          </h1>
          <EmptyState
            title={t`This link does not open`}
            text={errorText(error, t`Please try again in a moment.`)}
            action={
              !(error instanceof ApiError && error.status < 500 && error.status > 0) && (
                <PlainButton variant="outline" onClick={() => void refetch()}>
                  <Trans>Try again</Trans>
                </PlainButton>
              )
            }
          />
        </div>
      )}
    </main>
  );
}
