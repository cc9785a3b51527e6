import { t } from '@lingui/core/macro';
import { duplicateComic } from '@panelwise/contracts/http/comics';
import { IconCopy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { atTop } from '../../lib/address-choices.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { IconButton, PlainButton } from '../button/button-link.tsx';
import { showToast } from '../toast/show-toast.tsx';

/** Copies the story of a comic into new drafts and opens the copy. `iconOnly` where there is no room for the word. */
export function DuplicateButton({
  comicId,
  title,
  iconOnly = false,
}: {
  comicId: string;
  title: string;
  iconOnly?: boolean;
}) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(duplicateComic, { params: { id: comicId } }),
    onSuccess: async (made) => {
      void client.invalidateQueries({ queryKey: ['my-comics'] });
      void client.invalidateQueries({ queryKey: ['unfinished-comics'] });
      showToast({ tone: 'ok', message: t`This is a copy of ${title}. The original stays as it is.` });
      await navigate(paths.resumeComic(made.comicId), { state: atTop });
    },
    onError: (error) =>
      showToast({
        tone: 'bad',
        message: errorText(error, t`${title} could not be copied. Please try again.`),
      }),
  });
  const props = {
    disabled: isPending,
    onClick: () => mutate(),
    children: <IconCopy size={iconOnly ? 20 : 18} stroke={1.9} aria-hidden />,
  };
  if (iconOnly) return <IconButton {...props} label={t`Duplicate ${title}`} />;
  return (
    <PlainButton {...props} variant="outline" size="sm" aria-label={t`Duplicate ${title}`}>
      {props.children}
      {isPending ? t`Copying...` : t`Duplicate`}
    </PlainButton>
  );
}
