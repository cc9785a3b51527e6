import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { reportedQuery } from '../api/review-queries.ts';

/** What readers reported comes before everything else. */
export function ReportedNotice() {
  const { data } = useQuery(reportedQuery);
  const first = data?.comics[0];
  if (!data || !first?.openReports) return null;
  const { total } = data;
  const { title } = first;
  return (
    <Alert
      color="warn"
      icon={<IconFlag size={20} aria-hidden />}
      title={plural(total, { one: 'Readers reported # comic', other: 'Readers reported # comics' })}
      mb="lg"
    >
      <p>
        <Trans>Please look at it before the others: “{title}” has the most reports.</Trans>
      </p>
      <ButtonLink to={paths.comicDetails(first._id)} variant="outline" size="sm">
        <Trans>Look at it</Trans>
      </ButtonLink>
    </Alert>
  );
}
