import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { AssignButton } from '../../features/assignments/components/assign-button.tsx';
import { ClassConcepts } from '../../features/results/components/class-concepts.tsx';
import { conceptsQuery } from '../../features/results/results-queries.ts';
import { errorText } from '../../lib/api-error.ts';

/** How well a class knows each concept that was assigned to it. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(conceptsQuery(id));
  if (!data)
    return error ? (
      <Alert role="alert" mt="lg">
        {errorText(error, t`The concepts cannot be shown at the moment.`)}
      </Alert>
    ) : (
      <p role="status">
        <Trans>One moment...</Trans>
      </p>
    );
  if (data.concepts.length === 0)
    return (
      <EmptyState
        title={t`No concepts yet`}
        text={t`Assign a comic: how well your class knows its concept, and who needs help, shows here.`}
        action={<AssignButton classId={id} />}
      />
    );
  return <ClassConcepts concepts={data.concepts} />;
}
