import { t } from '@lingui/core/macro';
import type { ShortShape } from '@panelwise/contracts/domain/short';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { PlainDialog } from '../dialog/plain-dialog.tsx';
import { FilmDownload } from '../film/film-download.tsx';
import { ShortPlayer } from './short-player.tsx';
import { shortQuery } from './short-queries.ts';

/** The short of a comic, over the page that it is opened from. */
export function ShortDialog({
  comicId,
  shape,
  onClose,
}: {
  comicId: string;
  shape: ShortShape;
  onClose: () => void;
}) {
  const { data, error } = useQuery(shortQuery(comicId, shape));
  // Pupils watch it here; whoever teaches takes it to where there is no network.
  const isGrownUp = useSession(({ user }) => user !== null && user.userType !== 'Student');
  return (
    <PlainDialog title={t({ message: 'Short', context: 'motion comic' })} onClose={onClose}>
      {data?.short ? (
        <ShortPlayer short={data.short}>
          {isGrownUp && (
            <FilmDownload comicId={comicId} title={data.short.title} shape={shape} of="library" />
          )}
        </ShortPlayer>
      ) : (
        <p role="status">
          {error
            ? errorText(error, t`Please try again in a moment.`)
            : data
              ? t`This comic has too few panels for a short.`
              : t`The pictures are coming…`}
        </p>
      )}
    </PlainDialog>
  );
}
