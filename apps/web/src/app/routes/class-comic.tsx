import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { classComicQuery } from '../../features/reader/api/reader-queries.ts';
import { Reader } from '../../features/reader/components/reader.tsx';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { comicTitle } from '../../lib/comic-title.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** A comic that a teacher shares with a class by its private link. */
export function Component() {
  const { token = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery(classComicQuery(token));
  usePageTitle(data ? comicTitle(data.comic) : t`A comic for your class`);
  if (isPending) return <PagePending />;
  if (!data)
    return (
      <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: 64 }}>
        <h1 className="visually-hidden">
          <Trans>A comic for your class</Trans>
        </h1>
        <EmptyState
          title={
            error instanceof ApiError && error.code === 'comic-hidden'
              ? t`We are taking a look`
              : t`This link does not open`
          }
          text={errorText(error, t`Please try again in a moment.`)}
          action={
            !(error instanceof ApiError && error.status < 500 && error.status > 0) && (
              <PlainButton variant="outline" onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </PlainButton>
            )
          }
        />
      </main>
    );
  const { faqs, facts } = data;
  return (
    <main id="main" tabIndex={-1}>
      <Reader key={data.comic._id} data={data} shared={{ token, faqs, facts }} />
    </main>
  );
}
