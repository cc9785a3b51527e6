import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import { keptOfPupil } from '@panelwise/contracts/domain/classes';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ConsentPoints } from '../../components/consent-points/consent-points.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { classQuery, pupilsQuery } from '../../features/classes/class-queries.ts';
import { AddPupilsDialog } from '../../features/classes/components/add-pupils-dialog.tsx';
import { ClassGoal } from '../../features/classes/components/class-goal.tsx';
import classes from '../../features/classes/components/classes.module.css';
import { PupilList } from '../../features/classes/components/pupil-list.tsx';
import { errorText } from '../../lib/api-error.ts';

/** The pupils of a class. */
export function Component() {
  const { id = '' } = useParams();
  const { data: frame } = useQuery(classQuery(id));
  const { data: pupils, error } = useQuery(pupilsQuery(id));
  const [adding, { open, close }] = useDisclosure(false);
  if (!frame) return null;
  const of = frame.class;
  const { host } = window.location;
  const code = spelledCode(of.code);
  const add = (
    <Button
      leftSection={<IconUserPlus size={20} stroke={1.9} aria-hidden />}
      disabled={of.isArchived}
      onClick={open}
    >
      <Trans>Add pupils</Trans>
    </Button>
  );
  return (
    <section className={classes.tab} aria-label={t`Pupils`}>
      {error && !pupils && (
        <Alert color="bad" role="alert">
          {errorText(error, t`The pupils cannot be shown at the moment.`)}
        </Alert>
      )}
      {pupils?.length === 0 && (
        <EmptyState
          title={t`No pupils yet`}
          text={t`Type their first names: each gets a card with four pictures to log in by.`}
          action={add}
        />
      )}
      {pupils && pupils.length > 0 && (
        <>
          <div className={classes.tabHead}>
            <h2>
              <Trans>Pupils</Trans>
            </h2>
            {add}
          </div>
          <PupilList of={of} pupils={pupils} />
          <ClassGoal of={of} />
        </>
      )}
      <p className={classes.hint}>
        <Trans>
          Pupils who have an account of their own join at <b>{host}/join</b> with the code{' '}
          <code className={classes.code}>{code}</code>.
        </Trans>
      </p>
      <details className={classes.kept}>
        <summary>
          <Trans>What is kept of pupils</Trans>
        </summary>
        <ConsentPoints points={keptOfPupil} />
        <p>
          <Trans>
            It is kept until you delete the pupil’s account, or the class goes with your own. More is in our{' '}
            <Link to={paths.privacyPolicy}>privacy policy</Link>.
          </Trans>
        </p>
      </details>
      <AddPupilsDialog of={of} opened={adding} onClose={close} />
    </section>
  );
}
