import { Trans } from '@lingui/react/macro';
import { IconPuzzle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink, type ButtonLook } from '../button/button-link.tsx';
import { gamesQuery } from './games-query.ts';

/**
 * From a comic to its games. Shown to whoever is logged in, where the comic has games and nobody has switched them off.
 * Needs no Mantine.
 */
export function PlayLink({
  comicId,
  assignmentId,
  ...look
}: { comicId: string; assignmentId?: string | undefined } & ButtonLook) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { data } = useQuery({ ...gamesQuery(comicId, assignmentId), enabled: isSignedIn });
  if (!isSignedIn || !data || data.games.length === 0) return null;
  return (
    <ButtonLink to={paths.play(comicId, assignmentId)} {...look}>
      <IconPuzzle stroke={1.9} aria-hidden />
      <Trans context="games">Play</Trans>
    </ButtonLink>
  );
}
