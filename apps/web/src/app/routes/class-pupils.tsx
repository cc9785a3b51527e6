import { Alert, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import { keptOfPupil } from '@panelwise/contracts/domain/classes';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { classQuery, pupilsQuery } from '../../features/classes/class-queries.ts';
import { AddPupilsDialog } from '../../features/classes/components/add-pupils-dialog.tsx';
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
  const add = (
    <Button
      leftSection={<IconUserPlus size={20} stroke={1.9} aria-hidden />}
      disabled={of.isArchived}
      onClick={open}
    >
      Add pupils
    </Button>
  );
  return (
    <section className={classes.tab} aria-label="Pupils">
      {error && !pupils && (
        <Alert color="bad" role="alert">
          {errorText(error, 'The pupils cannot be shown at the moment.')}
        </Alert>
      )}
      {pupils?.length === 0 && (
        <EmptyState
          title="No pupils yet"
          text="Type their first names: each gets a card with four pictures to log in by."
          action={add}
        />
      )}
      {pupils && pupils.length > 0 && (
        <>
          <div className={classes.tabHead}>
            <h2>Pupils</h2>
            {add}
          </div>
          <PupilList of={of} pupils={pupils} />
        </>
      )}
      <p className={classes.hint}>
        Pupils who have an account of their own join at <b>{window.location.host}/join</b> with the code{' '}
        <code className={classes.code}>{spelledCode(of.code)}</code>.
      </p>
      <details className={classes.kept}>
        <summary>What is kept of pupils</summary>
        <ul>
          {keptOfPupil.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>
          It is kept until you delete the pupil’s account, or the class goes with your own. More is in our{' '}
          <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </p>
      </details>
      <AddPupilsDialog of={of} opened={adding} onClose={close} />
    </section>
  );
}
