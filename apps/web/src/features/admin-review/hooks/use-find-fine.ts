import { t } from '@lingui/core/macro';
import { clearReports } from '@panelwise/contracts/http/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { submissionQuery, submissionsKey } from '../api/review-queries.ts';

/** Says that a reported comic is fine as it is, so that readers see it again. */
export function useFindFine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(clearReports, { params: { id } }),
    onSuccess: ({ comic: { title } }) =>
      showToast({
        tone: 'ok',
        title: t`${title} is fine`,
        message: t`What readers said is settled. It takes three new reports to hide it.`,
      }),
    onError: (error) =>
      showToast({
        tone: 'bad',
        title: errorText(error, t`Something went wrong`),
        message: t`Nothing was changed.`,
      }),
    onSettled: (_answer, _error, id) =>
      Promise.all([
        client.invalidateQueries({ queryKey: submissionsKey }),
        client.invalidateQueries({ queryKey: submissionQuery(id).queryKey }),
      ]),
  });
}
