import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ComicWork } from '../api/comic.ts';

const Replay = lazy(async () => ({ default: (await import('./replay.tsx')).Replay }));

/** Plays the drawing of a comic again; nothing where a panel has no picture, or the script has other words by now. */
export function ReplayButton({ work, size = 'sm' }: { work: ComicWork; size?: 'sm' | 'lg' }) {
  const [isOpen, setOpen] = useState(false);
  if (!canReplay(work)) return null;
  return (
    <>
      <Button
        variant="outline"
        size={size}
        leftSection={<IconPlayerPlay aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Replay, 10 s</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <Replay work={work} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function canReplay({ pages, behind }: ComicWork): boolean {
  const isDrawn = pages.every(({ panels }) =>
    panels.every(({ state, artUrl }) => state === 'done' && artUrl),
  );
  return pages.length > 0 && behind !== 'pages' && isDrawn;
}
