import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { publicComicQuery } from '../../features/reader/api/reader-queries.ts';
import { Reader } from '../../features/reader/components/reader.tsx';
import { listAddress } from '../../lib/address-choices.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { comicTitle } from '../../lib/comic-title.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Read a comic of the library. */
export function Component() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery(publicComicQuery(id));
  usePageTitle(data ? comicTitle(data.comic) : t`Our library`);
  const hidden = error instanceof ApiError && error.code === 'comic-hidden';
  if (isPending) return <PagePending />;
  if (!data)
    return (
      <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: 64 }}>
        <h1 className="visually-hidden">
          <Trans>Our library</Trans>
        </h1>
        <EmptyState
          title={hidden ? t`We are taking a look` : t`This comic cannot be shown`}
          text={errorText(error, t`Please try again in a moment.`)}
          action={
            <>
              <ButtonLink to={listAddress(paths.library)} variant="outline">
                <Trans>Browse library</Trans>
              </ButtonLink>
              {!hidden && !(error instanceof ApiError && error.code === 'comic-not-found') && (
                <PlainButton variant="subtle" onClick={() => void refetch()}>
                  <Trans>Try again</Trans>
                </PlainButton>
              )}
            </>
          }
        />
      </main>
    );
  return (
    <main id="main" tabIndex={-1}>
      <Reader key={data.comic._id} data={data} />
    </main>
  );
}
