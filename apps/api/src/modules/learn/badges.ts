import {
  type BadgeId,
  badgeIds,
  type EarnedBadge,
  gameBadges,
  type OpenBadge,
  progressOf,
} from '@panelwise/contracts/domain/badges';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import type { Queryable } from '@panelwise/db/client';
import { countForBadges, listEarnedBadges } from '@panelwise/db/repositories/badges';
import { listLibraryComicsById } from '@panelwise/db/repositories/library';
import { listPartsOff } from '@panelwise/db/repositories/rewards';
import type { Caller } from '../../http/register-endpoint.ts';

/** Where games are switched off there are none that come of games, not even those that somebody has. */
const shownBadges = (hasGames: boolean): readonly BadgeId[] =>
  hasGames ? badgeIds : badgeIds.filter((id) => !gameBadges.includes(id));

/** All badges of somebody: those that they have, and how far they are with the others. Nothing where rewards are off. */
export async function readBadges(
  db: Queryable,
  { userId }: Pick<Caller, 'userId'>,
): Promise<{ earned: EarnedBadge[]; open: OpenBadge[] }> {
  const off = await listPartsOff(db, userId);
  if (off.has('rewards')) return { earned: [], open: [] };
  const shown = shownBadges(!off.has('games'));
  const rows = (await listEarnedBadges(db, userId)).filter(({ badge }) => shown.includes(badge));
  const comicIds = rows.flatMap(({ evidence }) => evidence.comicId ?? []);
  const [counts, comics] = await Promise.all([
    countForBadges(db, userId),
    listLibraryComicsById(db, [...new Set(comicIds)]),
  ]);
  return {
    earned: rows.map(({ badge, earnedAt, evidence }) => {
      const comic = comics.get(evidence.comicId ?? '');
      return {
        id: badge,
        at: earnedAt.toISOString(),
        comic: comic ? { _id: comic.id, title: comic.title } : null,
      };
    }),
    open: shown
      .filter((id) => !rows.some(({ badge }) => badge === id))
      .map((id) => ({ id, ...progressOf(id, counts) })),
  };
}

/** How many badges somebody has of all that there are for them, and the newest. */
export async function countBadges(
  db: Queryable,
  userId: string,
  hasGames: boolean,
): Promise<NonNullable<LearnHome['badges']>> {
  const shown = shownBadges(hasGames);
  const rows = (await listEarnedBadges(db, userId)).filter(({ badge }) => shown.includes(badge));
  return { have: rows.length, of: shown.length, newest: rows[0]?.badge ?? null };
}
