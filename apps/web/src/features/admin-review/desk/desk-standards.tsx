import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { keyOfStandard } from '@panelwise/contracts/domain/curriculum';
import { useQuery } from '@tanstack/react-query';
import { StandardLine } from '../../../components/standard-line/standard-line.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { comicStandardsQuery } from '../../../lib/curriculum-queries.ts';

/** What the creator says that the comic teaches: readers find it by this once it is let in. */
export function DeskStandards({ comicId, version }: { comicId: string; version: number }) {
  const { data, error } = useQuery(comicStandardsQuery(comicId, version));
  if (error) return <Alert role="alert">{errorText(error, t`The standards cannot be shown.`)}</Alert>;
  if (data?.length === 0)
    return (
      <p className="muted">
        <Trans>None yet.</Trans>
      </p>
    );
  return (
    <ul>
      {data?.map((standard) => (
        <li key={keyOfStandard(standard)}>
          <StandardLine standard={standard} />
        </li>
      ))}
    </ul>
  );
}
