import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ClassPupil } from '@panelwise/contracts/domain/class-results';
import { type Assignment, endAssignment } from '@panelwise/contracts/http/assignments';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { paths } from '../../../config/paths.ts';
import { aidList } from '../../../lib/aid-names.ts';
import { call } from '../../../lib/api-client.ts';
import { goalNames, titleOf, triesWords, whenOf } from '../../../lib/assignment-words.ts';
import { reloadAssignments } from '../assignment-queries.ts';
import classes from './assign.module.css';
import { ChangeDrawer } from './change-drawer.tsx';

/** What is assigned to a class, each with how far its pupils are. */
export function AssignmentList({
  classId,
  assignments,
  pupils,
}: {
  classId: string;
  assignments: Assignment[];
  pupils: ClassPupil[];
}) {
  return (
    <ul className={classes.rows}>
      {assignments.map((assignment) => (
        <AssignmentRow key={assignment._id} classId={classId} assignment={assignment} pupils={pupils} />
      ))}
    </ul>
  );
}

function AssignmentRow({
  classId,
  assignment,
  pupils,
}: {
  classId: string;
  assignment: Assignment;
  pupils: ClassPupil[];
}) {
  const client = useQueryClient();
  const [changing, { open, close }] = useDisclosure(false);
  const { count, goal, tries, aids, word, state, comics } = assignment;
  const help = aidList(aids);
  const { read, answering, pupils: all } = count;
  const title = titleOf(assignment);
  const end = async () => {
    await call(endAssignment, { params: { id: classId, assignmentId: assignment._id } });
    await reloadAssignments(client);
  };
  return (
    <li>
      {comics[0]?.thumbnail ? <img src={comics[0].thumbnail} alt="" /> : <span />}
      <div>
        <Link to={paths.classResults(classId, assignment._id)}>{title}</Link>
        <p>
          <span className={classes.state}>{whenOf(assignment)}</span> • {goalNames[goal]}
          {goal !== 'read' && ` • ${triesWords(tries)}`}
          {aids.length > 0 && (
            <>
              {' '}
              • <Trans>with {help}</Trans>
            </>
          )}
        </p>
        <p className="muted">
          {goal === 'read' ? (
            <Trans>
              {read} of {all} have read it.
            </Trans>
          ) : (
            <Trans>
              {read} of {all} have read it, {answering} have answered.
            </Trans>
          )}
          {assignment.pupils.length > 0 && (
            <>
              {' '}
              <Trans>For some pupils only.</Trans>
            </>
          )}
        </p>
        {word && (
          <p className={classes.word}>
            <Trans>“{word}”</Trans>
          </p>
        )}
      </div>
      {state === 'ended' ? (
        <span />
      ) : (
        <div className={classes.buttons}>
          <Button variant="outline" size="sm" onClick={open} aria-label={t`Change ${title}`}>
            <Trans>Change</Trans>
          </Button>
          <ConfirmButton
            trigger={(ask) => (
              <Button variant="outline" size="sm" onClick={ask} aria-label={t`End ${title}`}>
                <Trans context="assignment">End</Trans>
              </Button>
            )}
            title={t`End this assignment?`}
            question={t`Pupils no longer see it among what is to do. What they answered stays in the results.`}
            action={t({ message: 'End it', context: 'assignment' })}
            busyAction={t({ message: 'Ending...', context: 'assignment' })}
            failText={t`It could not be ended. Please try again.`}
            tone="filled"
            run={end}
          />
          <ChangeDrawer
            classId={classId}
            assignment={assignment}
            pupils={pupils}
            opened={changing}
            onClose={close}
          />
        </div>
      )}
    </li>
  );
}
