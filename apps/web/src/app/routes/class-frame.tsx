import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { classQuery } from '../../features/classes/class-queries.ts';
import { ClassHead } from '../../features/classes/components/class-head.tsx';
import { ClassTabs } from '../../features/classes/components/class-tabs.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** What stands above every tab of a class. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isPending } = useQuery(classQuery(id));
  usePageTitle(data?.class.name ?? t`Class`);
  if (isPending) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      {data ? (
        <>
          <ClassHead of={data.class} teachers={data.teachers} />
          <ClassTabs of={data.class} />
          <Outlet />
        </>
      ) : (
        <div style={{ paddingBlock: 64 }}>
          <h1 className="visually-hidden">
            <Trans>Class</Trans>
          </h1>
          <EmptyState
            title={t`This class does not open`}
            text={errorText(error, t`Please try again in a moment.`)}
            action={
              <ButtonLink to={paths.classes}>
                <Trans>Your classes</Trans>
              </ButtonLink>
            }
          />
        </div>
      )}
    </main>
  );
}
