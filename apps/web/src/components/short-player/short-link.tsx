import { Trans } from '@lingui/react/macro';
import { IconMovie } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { PlainButton } from '../button/button-link.tsx';
import { shortQuery } from './short-queries.ts';

const ShortDialog = lazy(async () => ({ default: (await import('./short-dialog.tsx')).ShortDialog }));

/**
 * Opens the short of a comic over its page. Whoever is logged in may have had shorts switched off, and is asked for before it is
 * shown; a visitor has nobody who could.
 */
export function ShortLink({ comicId, panels }: { comicId: string; panels: number }) {
  const status = useSession((session) => session.status);
  const isUpright = useMediaQuery('(max-width: 640px)', false);
  const shape = isUpright ? 'tall' : 'wide';
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = status === 'signed-in';
  const { data } = useQuery({ ...shortQuery(comicId, shape), enabled: isSignedIn && panels > 0 });
  if (isSignedIn ? !data?.short : status !== 'visitor' || panels < 3) return null;
  return (
    <>
      <PlainButton variant="subtle" onClick={() => setOpen(true)}>
        <IconMovie stroke={1.9} aria-hidden />
        <Trans>Watch as a short</Trans>
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ShortDialog comicId={comicId} shape={shape} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
