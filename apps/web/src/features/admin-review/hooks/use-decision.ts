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
const refusals: Record<string, string> = {
  conflict: 'The comic is shown as it is now. Your decision was not stored.',
  'already-reviewed': 'The comic is shown as it is now. Your decision was not stored.',
  'not-submitted': 'The comic is shown as it is now. Your decision was not stored.',
  'not-opened': 'Read it here, and decide then.',
};

/** What a decision came to; one that is pending still waits for a second admin. */
const outcomes = {
  approved: { title: 'is accepted', message: 'It is in the library now.' },
  rejected: { title: 'is declined', message: 'Its creator reads your reason and can send it again.' },
  pending: {
    title: 'is accepted by you',
    message: 'A second admin has to accept it too; then it is in the library.',
  },
} as const;

const toastOf = (comicId: string) => `decision-${comicId}`;

/** Takes back the decision that was just made, as long as the server allows it. */
function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(undoDecision, { params: { id } }),
    onSuccess: ({ comic }) => {
      client.setQueryData(submissionQuery(comic._id).queryKey, (old) => old && { ...old, comic });
      showToast({
        tone: 'ok',
        title: 'Taken back',
        message: `${comic.title} waits for a decision again, as before.`,
      });
    },
    onError: (error) =>
      showToast({
        tone: 'bad',
        title: errorText(error, 'Something went wrong'),
        message: 'The decision stands.',
      }),
    onSettled: (_answer, _error, id) =>
      Promise.all([
        client.invalidateQueries({ queryKey: submissionsKey }),
        client.invalidateQueries({ queryKey: submissionQuery(id).queryKey }),
      ]),
  });
}

/** Accepts or declines a comic and says so; for ten seconds that can be taken back. The lists, and the comic itself, load again whatever came of it. */
export function useDecision() {
  const client = useQueryClient();
  const { mutate: takeBack } = useUndo();
  return useMutation({
    mutationFn: (decision: Decision) => call(decideSubmission, { body: decision }),
    onSuccess: ({ comic }) => {
      client.setQueryData(submissionQuery(comic._id).queryKey, (old) => old && { ...old, comic });
      const words = outcomes[comic.status];
      showToast({
        id: toastOf(comic._id),
        tone: 'ok',
        title: `${comic.title} ${words.title}`,
        message: words.message,
        action: { label: 'Undo', forMs: limits.decisionUndoMs, run: () => takeBack(comic._id) },
      });
    },
    onError: (error) =>
      showToast({
        tone: 'bad',
        title: errorText(error, 'Something went wrong'),
        message:
          (error instanceof ApiError && error.code && refusals[error.code]) ||
          'Nothing was decided. Please try again.',
      }),
    onSettled: (_answer, _error, { id }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: submissionsKey }),
        client.invalidateQueries({ queryKey: submissionQuery(id).queryKey }),
      ]),
  });
}
