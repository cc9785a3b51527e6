import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { numberWeeks } from '@panelwise/contracts/domain/comic-numbers';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link/back-link.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { comicNumbersQuery } from '../../features/numbers/api/numbers-queries.ts';
import classes from '../../features/numbers/components/numbers.module.css';
import { NumbersPage } from '../../features/numbers/components/numbers-page.tsx';
import { PanelCutout } from '../../features/reader/guided/panel-cutout.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** How a comic of one's own does with its readers, as far back as the address says. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const weeks = numberWeeks.find((one) => String(one) === params.get('weeks')) ?? 12;
  const { data, error } = useQuery(comicNumbersQuery(id, weeks));
  const title = data?.title ?? '';
  usePageTitle(data ? t`Numbers of ${title}` : t`Numbers`);
  if (!data && !error) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <BackLink to={paths.myComicDetails(id)} className={classes.crumb}>
        <Trans>Comic details</Trans>
      </BackLink>
      {data ? (
        <NumbersPage
          comicId={id}
          title={title}
          numbers={data.numbers}
          weeks={weeks}
          cutOut={(panel) => <PanelCutout panel={panel} />}
        />
      ) : (
        <>
          <h1>
            <Trans>Numbers</Trans>
          </h1>
          <Alert color="bad" role="alert">
            {errorText(error, t`The numbers cannot be shown at the moment.`)}
          </Alert>
        </>
      )}
    </main>
  );
}
