import { Alert } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../lib/counted.ts';
import { reportedQuery } from '../api/review-queries.ts';

/** What readers reported comes before everything else. */
export function ReportedNotice() {
  const { data } = useQuery(reportedQuery);
  const first = data?.comics[0];
  if (!data || !first?.openReports) return null;
  return (
    <Alert
      color="warn"
      icon={<IconFlag size={20} aria-hidden />}
      title={`Readers reported ${counted(data.total, 'comic')}`}
      mb="lg"
    >
      <p>Please look at it before the others: “{first.title}” has the most reports.</p>
      <ButtonLink to={paths.comicDetails(first._id)} variant="outline" size="sm">
        Look at it
      </ButtonLink>
    </Alert>
  );
}
