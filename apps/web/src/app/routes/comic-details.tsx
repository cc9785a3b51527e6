import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { submissionQuery } from '../../features/admin-review/api/review-queries.ts';
import { ReviewDesk } from '../../features/admin-review/desk/review-desk.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** One submission, for admins: its details and the review desk in one. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(submissionQuery(id));
  usePageTitle(data?.comic.title ?? t`Comic details`);
  if (!data && !error) return <PagePending />;
  if (!data)
    return (
      <AdminPage
        title={t`Comic details`}
        action={
          <ButtonLink to={paths.superAdmin} variant="outline">
            <Trans>Back</Trans>
          </ButtonLink>
        }
      >
        <Alert color="bad" role="alert">
          {errorText(error, t`Failed to load comic details`)}
        </Alert>
      </AdminPage>
    );
  return (
    <main id="main" tabIndex={-1} className="wrap" style={{ paddingBottom: 64 }}>
      <ReviewDesk key={id} details={data} onReload={() => void refetch()} />
    </main>
  );
}
