import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { releaseStateOf } from '@panelwise/contracts/domain/comic';
import type { Submission } from '@panelwise/contracts/domain/review';
import { deleteComic } from '@panelwise/contracts/http/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { reviewLabelOf } from '../../../components/badge/status-badge.tsx';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { submissionsKey } from '../api/review-queries.ts';
import { type Decision, useDecision } from '../hooks/use-decision.ts';
import { SendBackDialog } from '../send-back-dialog.tsx';
import classes from './submission-row.module.css';

/** The title, told apart from the other parts of its series. */
const nameOf = ({ title, partNumber, partCount }: Submission) =>
  partCount > 1 ? t`${title} Part ${partNumber}` : title;

/** Decides about the version that this admin has opened last; whoever has not opened the comic yet is taken to it. */
function Decide({ comic }: { comic: Submission }) {
  const [declining, { open, close }] = useDisclosure(false);
  const { mutate, isPending } = useDecision();
  const navigate = useNavigate();
  const { _id: id } = comic;
  const name = nameOf(comic);
  const decide = (decision: Pick<Decision, 'status' | 'reason'>) =>
    mutate(
      { id, ...decision },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'not-opened') navigate(paths.comicDetails(id));
        },
      },
    );
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={isPending}
        onClick={() => decide({ status: 'approved' })}
        aria-label={t`Accept ${name}`}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button size="sm" variant="bad" disabled={isPending} onClick={open} aria-label={t`Decline ${name}`}>
        <Trans>Decline</Trans>
      </Button>
      <SendBackDialog
        title={name}
        opened={declining}
        onClose={close}
        onSendBack={(reason) => decide({ status: 'rejected', reason })}
      />
    </>
  );
}

function DeleteSubmission({ comic }: { comic: Submission }) {
  const client = useQueryClient();
  const name = nameOf(comic);
  return (
    <ConfirmButton
      trigger={(open) => (
        <Button size="sm" variant="bad" onClick={open} aria-label={t`Delete ${name}`}>
          <Trans>Delete</Trans>
        </Button>
      )}
      title={t`Delete comic`}
      question={
        <p>
          <Trans>
            <b>{name}</b> will be gone for its creator and all readers.
          </Trans>
        </p>
      }
      action={t`Delete`}
      busyAction={t`Deleting...`}
      failText={t`Something went wrong`}
      run={async () => {
        await call(deleteComic, { body: { id: comic._id } });
        showToast({ tone: 'ok', message: t`${name} is deleted.` });
        await client.invalidateQueries({ queryKey: submissionsKey });
      }}
    />
  );
}

/** View; Accept and Decline while it is in review; afterwards what was decided, and Delete. A draft is its creator's. */
export function SubmissionActions({ comic }: { comic: Submission }) {
  const state = releaseStateOf(comic);
  const name = nameOf(comic);
  return (
    <div className={rows.actions}>
      <ButtonLink
        to={paths.comicDetails(comic._id)}
        variant="subtle"
        size="sm"
        className={rows.link}
        aria-label={t`View ${name}`}
      >
        <Trans context="to look at it">View</Trans>
      </ButtonLink>
      {state === 'in-review' && <Decide comic={comic} />}
      {comic.status !== 'pending' && <span className={classes.decided}>{reviewLabelOf(comic)}</span>}
      {state !== 'in-review' && (state !== 'draft' || comic.isLive) && <DeleteSubmission comic={comic} />}
    </div>
  );
}
