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

/** Whether there are leagues for somebody for whom battles are on: by age, and as long as no grown-up said otherwise. */
async function hasLeagues(db: Database, { userId, band }: Battler): Promise<boolean> {
  return (leagueRules.bands as readonly string[]).includes(band) && !(await isPartOff(db, userId, 'leagues'));
}

/** The leagues of somebody for whom battles are on; null where there are none for them. */
export async function readLeagues(db: Database, battler: Battler): Promise<Leagues | null> {
  return (await hasLeagues(db, battler)) ? listLeagues(db, battler) : null;
}

/** What they chose, and where they stand; who wants leagues is given the seats that they lack. */
async function listLeagues(db: Database, { userId, band }: Battler): Promise<Leagues> {
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
  if (!(await hasLeagues(db, battler))) throw new DomainError('leagues-off');
  await db.transaction((tx) =>
    choice === 'off'
      ? dropLeagueWish(tx, battler.userId)
      : putLeagueWish(tx, battler.userId, choice === 'paused'),
  );
  return listLeagues(db, battler);
}
