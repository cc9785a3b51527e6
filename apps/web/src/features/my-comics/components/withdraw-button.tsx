import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { withdrawComic } from '@panelwise/contracts/http/comics';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { comicDetailsQuery } from '../api/my-comics-queries.ts';
import { fullTitle } from '../comic-words.ts';

/** Takes a comic back from the reviewers after asking; nothing for one that is not with them. */
export function WithdrawButton({ comic }: { comic: Comic }) {
  const client = useQueryClient();
  if (releaseStateOf(comic) !== 'in-review') return null;
  const title = fullTitle(comic);
  return (
    <ConfirmButton
      trigger={(open) => (
        <Button variant="subtle" size="sm" onClick={open}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      title={t`Withdraw this comic?`}
      question={
        <p>
          <Trans>
            <b>{title}</b> becomes a draft again, and no reviewer reads it until you submit it once more.
          </Trans>
          {comic.isLive && (
            <>
              {' '}
              <Trans>Readers keep the version that was approved.</Trans>
            </>
          )}
        </p>
      }
      action={t`Withdraw`}
      busyAction={t`Withdrawing...`}
      failText={t`Something went wrong`}
      tone="filled"
      run={async () => {
        // A refusal means that it was decided on meanwhile: then that is shown.
        await call(withdrawComic, { params: { id: comic._id } }).finally(() =>
          Promise.all([
            client.invalidateQueries({ queryKey: comicDetailsQuery(comic._id).queryKey }),
            client.invalidateQueries({ queryKey: ['my-comics'] }),
          ]),
        );
      }}
    />
  );
}
