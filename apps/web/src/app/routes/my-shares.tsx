import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link/back-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { mySharesQuery, saveStatements } from '../../features/my-shares/my-shares-queries.ts';
import classes from '../../features/my-shares/statement.module.css';
import { Statement } from '../../features/my-shares/statement.tsx';
import { errorText } from '../../lib/api-error.ts';
import { monthText } from '../../lib/money.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** What one's comics have earned, month by month. */
export function Component() {
  usePageTitle(t`Revenue share`);
  const [params, setParams] = useSearchParams();
  const { data, error } = useQuery(mySharesQuery);
  const file = useMutation({ mutationFn: saveStatements });
  if (!data && !error) return <PagePending />;
  const statements = data?.statements ?? [];
  const shown = statements.find(({ month }) => month === params.get('month')) ?? statements[0];
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <BackLink to={paths.myComics} className={classes.crumb}>
        <Trans>My comics</Trans>
      </BackLink>
      <div className={classes.head}>
        <h1>
          <Trans>Revenue share</Trans>
        </h1>
        {shown && (
          <div className={classes.actions}>
            {statements.length > 1 && (
              <NativeSelect
                label={t`Month`}
                data={statements.map(({ month }) => ({ value: month, label: monthText(month) }))}
                value={shown.month}
                onChange={({ currentTarget: { value } }) => setParams({ month: value }, { replace: true })}
              />
            )}
            <Button
              variant="outline"
              leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
              disabled={file.isPending}
              onClick={() => file.mutate()}
            >
              <Trans>CSV of all months</Trans>
            </Button>
          </div>
        )}
      </div>
      {error && !data && (
        <Alert role="alert">{errorText(error, t`Your statements cannot be shown at the moment.`)}</Alert>
      )}
      {file.error && (
        <Alert role="alert">{errorText(file.error, t`The file could not be made. Please try again.`)}</Alert>
      )}
      {shown && <Statement key={shown.month} of={shown} />}
      {data && !shown && (
        <EmptyState
          title={t`No statements yet`}
          text={t`Months in which there is a pool are shared among teachers whose comics pupils of other classes read to the end. Yours stand here once such a month is closed. Payouts are handled manually.`}
          action={null}
        />
      )}
    </main>
  );
}
