import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import type { Subject } from '@panelwise/contracts/http/catalogue';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { changeSubject, patchSubject, reloadSubjects } from '../api/subjects-queries.ts';

/** Turns the ads of a subject on and off. The switch moves at once, and back when the server refuses. */
export function ShowAdsSwitch({ subject }: { subject: Subject }) {
  const client = useQueryClient();
  const { name } = subject;
  const { mutate, isPending } = useMutation({
    mutationFn: (ishowads: boolean) => changeSubject(subject._id, { ishowads }),
    onMutate: (ishowads) => patchSubject(client, subject._id, { ishowads }),
    onError: (error, ishowads) => {
      patchSubject(client, subject._id, { ishowads: !ishowads });
      showToast({ tone: 'bad', message: errorText(error, t`Failed to update Show Ads status`) });
    },
    onSuccess: () => reloadSubjects(client),
  });
  return (
    <Switch
      size="md"
      checked={subject.ishowads}
      disabled={isPending}
      onChange={(event) => mutate(event.currentTarget.checked)}
      aria-label={t`Show Ads for ${name}`}
    />
  );
}
