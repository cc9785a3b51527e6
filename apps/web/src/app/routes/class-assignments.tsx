import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { assignmentsQuery } from '../../features/assignments/assignment-queries.ts';
import classes from '../../features/assignments/components/assign.module.css';
import { AssignButton } from '../../features/assignments/components/assign-button.tsx';
import { AssignmentList } from '../../features/assignments/components/assignment-list.tsx';
import { errorText } from '../../lib/api-error.ts';

/** What is assigned to a class: what runs, what is due, and what has ended. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(assignmentsQuery(id));
  return (
    <section className={classes.list} aria-label={t`Assignments`}>
      {error && !data && (
        <Alert role="alert">{errorText(error, t`The assignments cannot be shown at the moment.`)}</Alert>
      )}
      {data?.assignments.length === 0 && (
        <EmptyState
          title={t`Nothing assigned yet`}
          text={t`Choose a comic of the library or one of your own. Your pupils see it at once.`}
          action={<AssignButton classId={id} />}
        />
      )}
      {data && data.assignments.length > 0 && (
        <>
          <div className={classes.head}>
            <h2>
              <Trans>Assignments</Trans>
            </h2>
            <AssignButton classId={id} />
          </div>
          <AssignmentList classId={id} assignments={data.assignments} pupils={data.pupils} />
        </>
      )}
    </section>
  );
}
