import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Drawer } from '@mantine/core';
import type { ClassPupil } from '@panelwise/contracts/domain/class-results';
import {
  type Assignment,
  type AssignmentPlan,
  changeAssignment,
} from '@panelwise/contracts/http/assignments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { titleOf } from '../../../lib/assignment-words.ts';
import { reloadAssignments } from '../assignment-queries.ts';
import classes from './assign.module.css';
import { PlanFields } from './plan-fields.tsx';

type Of = { classId: string; assignment: Assignment; pupils: ClassPupil[]; onClose: () => void };

/** Changes an assignment that runs. */
export function ChangeDrawer({ opened, ...of }: Of & { opened: boolean }) {
  return (
    <Drawer opened={opened} onClose={of.onClose} title={titleOf(of.assignment)} size="min(526px, 100vw)">
      <ChangeForm {...of} />
    </Drawer>
  );
}

function ChangeForm({ classId, assignment, pupils, onClose }: Of) {
  const client = useQueryClient();
  const { dueAt, aids, word } = assignment;
  const tries = assignment.tries === 1 || assignment.tries === 2 ? assignment.tries : null;
  // Whoever has left the class since cannot be given anything.
  const there = assignment.pupils.filter((id) => pupils.some(({ _id }) => _id === id));
  const [plan, setPlan] = useState<AssignmentPlan>({ dueAt, word, tries, aids, pupils: there });
  const [some, setSome] = useState(assignment.pupils.length > 0);
  const change = useMutation({
    mutationFn: () =>
      call(changeAssignment, {
        params: { id: classId, assignmentId: assignment._id },
        body: { ...plan, pupils: some ? plan.pupils : [] },
      }),
    onSuccess: async () => {
      await reloadAssignments(client);
      onClose();
    },
  });
  return (
    <div className={classes.form}>
      <PlanFields
        plan={plan}
        pupils={pupils}
        someOpen={some}
        onChange={(part) => setPlan({ ...plan, ...part })}
        onSome={setSome}
      />
      {change.error && (
        <Alert role="alert">{errorText(change.error, t`This could not be saved. Please try again.`)}</Alert>
      )}
      <div className={classes.end}>
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={change.isPending || (some && plan.pupils.length === 0)}
            onClick={() => change.mutate()}
          >
            {change.isPending ? t`Saving...` : t`Save`}
          </Button>
        </div>
      </div>
    </div>
  );
}
