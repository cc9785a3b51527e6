import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Submission } from '@panelwise/contracts/domain/review';
import { deleteComic } from '@panelwise/contracts/http/admin';
import { useQueryClient } from '@tanstack/react-query';
import { reviewLabel } from '../../../components/badge/status-badge.tsx';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { submissionsKey } from '../api/review-queries.ts';
import { DeclineDialog } from '../decline-dialog.tsx';
import { useDecision } from '../hooks/use-decision.ts';
import classes from './submission-row.module.css';

/** The title, told apart from the other parts of its series. */
const nameOf = ({ title, partNumber, partCount }: Submission) =>
  partCount > 1 ? `${title} Part ${partNumber}` : title;

function Decide({ comic }: { comic: Submission }) {
  const [declining, { open, close }] = useDisclosure(false);
  const { mutate, isPending } = useDecision();
  const { _id: id, version } = comic;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={isPending}
        onClick={() => mutate({ id, version, status: 'approved' })}
        aria-label={`Accept ${nameOf(comic)}`}
      >
        Accept
      </Button>
      <Button
        size="sm"
        variant="bad"
        disabled={isPending}
        onClick={open}
        aria-label={`Decline ${nameOf(comic)}`}
      >
        Decline
      </Button>
      <DeclineDialog
        title={nameOf(comic)}
        opened={declining}
        onClose={close}
        onDecline={(reason) => mutate({ id, version, status: 'rejected', reason })}
      />
    </>
  );
}

function DeleteSubmission({ comic }: { comic: Submission }) {
  const client = useQueryClient();
  return (
    <ConfirmButton
      trigger={(open) => (
        <Button size="sm" variant="bad" onClick={open} aria-label={`Delete ${nameOf(comic)}`}>
          Delete
        </Button>
      )}
      title="Delete comic"
      question={
        <p>
          <b>{nameOf(comic)}</b> will be gone for its creator and all readers.
        </p>
      }
      action="Delete"
      busyAction="Deleting..."
      failText="Something went wrong"
      run={async () => {
        await call(deleteComic, { body: { id: comic._id } });
        showToast({ tone: 'ok', message: `${nameOf(comic)} is deleted.` });
        await client.invalidateQueries({ queryKey: submissionsKey });
      }}
    />
  );
}

/** View; Accept and Decline while it is pending; afterwards what was decided, and Delete. */
export function SubmissionActions({ comic }: { comic: Submission }) {
  return (
    <div className={rows.actions}>
      <ButtonLink
        to={paths.comicDetails(comic._id)}
        variant="subtle"
        size="sm"
        className={rows.link}
        aria-label={`View ${nameOf(comic)}`}
      >
        View
      </ButtonLink>
      {comic.status === 'pending' ? (
        <Decide comic={comic} />
      ) : (
        <>
          <span className={classes.decided}>{reviewLabel(comic.status)}</span>
          <DeleteSubmission comic={comic} />
        </>
      )}
    </div>
  );
}
