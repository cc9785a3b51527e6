import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { assignmentsQuery } from '../../features/assignments/assignment-queries.ts';
import { AssignButton } from '../../features/assignments/components/assign-button.tsx';
import { PanelCutout } from '../../features/reader/guided/panel-cutout.tsx';
import { ClassResults } from '../../features/results/components/class-results.tsx';
import classes from '../../features/results/components/results.module.css';
import { errorText } from '../../lib/api-error.ts';
import { titleOf, whenOf } from '../../lib/assignment-words.ts';

/** The results of a class: of its newest assignment, or of another one that the address or the list names. */
export function Component() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { data, error } = useQuery(assignmentsQuery(id));
  if (!data)
    return error ? (
      <Alert role="alert" mt="lg">
        {errorText(error, t`The results cannot be shown at the moment.`)}
      </Alert>
    ) : (
      <p role="status">
        <Trans>One moment...</Trans>
      </p>
    );
  const { assignments } = data;
  const shown = assignments.find(({ _id }) => _id === params.get('assignment')) ?? assignments[0];
  if (!shown)
    return (
      <EmptyState
        title={t`No results yet`}
        text={t`Assign a comic: what pupils know, and where they get lost, shows here.`}
        action={<AssignButton classId={id} />}
      />
    );
  return (
    <>
      {assignments.length > 1 && (
        <NativeSelect
          className={classes.choice ?? ''}
          label={t`Assignment`}
          data={assignments.map((one) => ({ value: one._id, label: `${titleOf(one)}, ${whenOf(one)}` }))}
          value={shown._id}
          onChange={({ currentTarget: { value } }) => setParams({ assignment: value }, { replace: true })}
        />
      )}
      <ClassResults
        key={shown._id}
        classId={id}
        assignmentId={shown._id}
        cutOut={(panel) => <PanelCutout panel={panel} />}
      />
    </>
  );
}
