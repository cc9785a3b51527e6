import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { limits } from '@panelwise/contracts/domain/limits';
import type { decisionSchema } from '@panelwise/contracts/domain/review';
import { decideSubmission, undoDecision } from '@panelwise/contracts/http/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { submissionQuery, submissionsKey } from '../api/review-queries.ts';

export type Decision = z.input<typeof decisionSchema>;

/** What follows from a refusal, by its code; the server's own words say why. */
const notStored = msg`The comic is shown as it is now. Your decision was not stored.`;
const refusals: Record<string, MessageDescriptor> = {
  conflict: notStored,
  'already-reviewed': notStored,
  'not-submitted': notStored,
  'not-opened': msg`Read it here, and decide then.`,
};

function refusalText(error: Error): string | undefined {
  const refusal = error instanceof ApiError && error.code && refusals[error.code];
  return refusal ? i18n._(refusal) : undefined;
}

/** What a decision came to; one that is pending still waits for a second admin. */
const outcomes = {
  approved: (comic: string) => ({ title: t`${comic} is accepted`, message: t`It is in the library now.` }),
  rejected: (comic: string) => ({
    title: t`${comic} is declined`,
    message: t`Its creator reads your reason and can send it again.`,
  }),
  asked: (comic: string) => ({
    title: t`You asked for changes to ${comic}`,
    message: t`Its creator reads what is to be changed and can send it again.`,
  }),
  pending: (comic: string) => ({
    title: t`${comic} is accepted by you`,
    message: t`A second admin has to accept it too; then it is in the library.`,
  }),
} as const;

const toastOf = (comicId: string) => `decision-${comicId}`;

/** Takes back the decision that was just made, as long as the server allows it. */
function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(undoDecision, { params: { id } }),
    onSuccess: ({ comic }) => {
      const { title } = comic;
      client.setQueryData(submissionQuery(comic._id).queryKey, (old) => old && { ...old, comic });
      showToast({
        tone: 'ok',
        title: t`Taken back`,
        message: t`${title} waits for a decision again, as before.`,
      });
    },
    onError: (error) =>
      showToast({
        tone: 'bad',
        title: errorText(error, t`Something went wrong`),
        message: t`The decision stands.`,
      }),
    onSettled: (_answer, _error, id) =>
      Promise.all([
        client.invalidateQueries({ queryKey: submissionsKey }),
        client.invalidateQueries({ queryKey: submissionQuery(id).queryKey }),
      ]),
  });
}

/** Accepts a comic, declines it or asks for changes, and says so; for ten seconds that can be taken back. The lists, and the comic itself, load again whatever came of it. */
export function useDecision() {
  const client = useQueryClient();
  const { mutate: takeBack } = useUndo();
  return useMutation({
    mutationFn: (decision: Decision) => call(decideSubmission, { body: decision }),
    onSuccess: ({ comic }) => {
      client.setQueryData(submissionQuery(comic._id).queryKey, (old) => old && { ...old, comic });
      showToast({
        id: toastOf(comic._id),
        tone: 'ok',
        ...outcomes[comic.changesAsked ? 'asked' : comic.status](comic.title),
        action: { label: t`Undo`, forMs: limits.decisionUndoMs, run: () => takeBack(comic._id) },
      });
    },
    onError: (error) =>
      showToast({
        tone: 'bad',
        title: errorText(error, t`Something went wrong`),
        message: refusalText(error) ?? t`Nothing was decided. Please try again.`,
      }),
    // A refusal shows with the comic as it is now; for the lists behind it nobody waits.
    onSettled: (_answer, _error, { id }) => {
      void client.invalidateQueries({ queryKey: submissionsKey });
      return client.invalidateQueries({ queryKey: submissionQuery(id).queryKey });
    },
  });
}
