import { type LeagueChoice, type Leagues, leagueRules, placeTold } from '@panelwise/contracts/domain/leagues';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import {
  dropLeagueWish,
  findLeagueEnd,
  findLeagueWish,
  lacksLeagueSeat,
  listLeaguePlaces,
  putLeagueWish,
  seatInLeagues,
} from '@panelwise/db/repositories/leagues';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import type { Battler } from '../../policies/battles.ts';

/** The leagues of somebody for whom battles are on; null where there are none for them, by age or because a grown-up said so. */
export async function readLeagues(db: Database, { userId, band }: Battler): Promise<Leagues | null> {
  if (!(leagueRules.bands as readonly string[]).includes(band)) return null;
  if (await isPartOff(db, userId, 'leagues')) return null;
  const wish = await findLeagueWish(db, userId);
  const choice: LeagueChoice = wish ? (wish.isPaused ? 'paused' : 'on') : 'off';
  if (choice === 'on' && (await lacksLeagueSeat(db, userId, band)))
    await db.transaction((tx) => seatInLeagues(tx, userId, band));
  const places = choice === 'on' ? await listLeaguePlaces(db, userId) : [];
  return {
    choice,
    leagues: places.map(({ subject, people, place }) => ({
      subject,
      people,
      place: placeTold({ place, people }),
    })),
    untilDay: await findLeagueEnd(db),
  };
}

/**
 * Joins, rests or leaves.
 * @throws DomainError `leagues-off`
 */
export async function chooseLeagues(db: Database, battler: Battler, choice: LeagueChoice): Promise<Leagues> {
  if (!(await readLeagues(db, battler))) throw new DomainError('leagues-off');
  await db.transaction((tx) =>
    choice === 'off'
      ? dropLeagueWish(tx, battler.userId)
      : putLeagueWish(tx, battler.userId, choice === 'paused'),
  );
  const now = await readLeagues(db, battler);
  if (!now) throw new DomainError('leagues-off');
  return now;
}
