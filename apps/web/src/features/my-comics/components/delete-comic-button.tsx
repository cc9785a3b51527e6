import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { deleteComic } from '@panelwise/contracts/http/admin';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { IconButton } from '../../../components/button/button-link.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { canDelete, fullTitle } from '../comic-words.ts';

/** Deletes a draft or a rejected comic of one's own after asking; nothing for the others. `onDeleted` may go elsewhere. */
export function DeleteComicButton({ comic, onDeleted }: { comic: Comic; onDeleted?: () => void }) {
  const client = useQueryClient();
  if (!canDelete(comic)) return null;
  const title = fullTitle(comic);
  return (
    <ConfirmButton
      trigger={(open) => (
        <IconButton label={t`Delete ${title}`} onClick={open}>
          <IconTrash size={20} stroke={1.9} aria-hidden />
        </IconButton>
      )}
      title={t`Delete this comic?`}
      question={
        <p>
          <Trans>
            <b>{title}</b> will be deleted with its pages, PDF and quizzes. This cannot be undone.
          </Trans>
        </p>
      }
      action={t`Delete`}
      busyAction={t`Deleting...`}
      failText={t`Something went wrong`}
      run={async () => {
        await call(deleteComic, { body: { id: comic._id } });
        onDeleted?.();
        showToast({ tone: 'ok', message: t`${title} is deleted.` });
        await client.invalidateQueries({ queryKey: ['my-comics'] });
      }}
    />
  );
}
