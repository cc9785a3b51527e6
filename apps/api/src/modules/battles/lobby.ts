import { faceOf } from '@panelwise/contracts/domain/picture-login';
import type { Database, Queryable } from '@panelwise/db/client';
import { firstRating, listClassmates, listRatings } from '@panelwise/db/repositories/battlers';
import { findCurrentBattle, isOpenFor, listWaitingBattles } from '@panelwise/db/repositories/battles';
import { readEnergy } from '@panelwise/db/repositories/energy';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { type Battler, listWhoMayMeet, mayOpenFor } from '../../policies/battles.ts';
import { listOnShelf } from '../learn/shelf.ts';
import { hasEnough } from './items.ts';
import { readLeagues } from './league.ts';

/** So many are shown or looked at. */
const most = { comics: 24, waiting: 50 } as const;

/** What somebody may battle about, with whom, and who of their class is waiting. */
export async function readLobby(db: Database, caller: Caller, battler: Battler, media: MediaUrls) {
  const { userId } = caller;
  const [energy, shelf, waiting, current, leagues] = await Promise.all([
    readEnergy(db, userId),
    listOnShelf(db, caller, media),
    listWaitingBattles(db, userId, isOpenFor.class, most.waiting),
    findCurrentBattle(db, userId),
    readLeagues(db, battler),
  ]);
  const makers = waiting.map(({ seat }) => seat.userId);
  const classmates = await listClassmates(db, userId, makers);
  const may = await listWhoMayMeet(db, battler, [...classmates]);
  const shown = new Set(shelf.map(({ comic }) => comic._id));
  return {
    energy,
    comics: shelf
      .filter(({ isRead, items }) => isRead && hasEnough(items))
      .slice(0, most.comics)
      .map(({ comic }) => comic),
    invitations: waiting
      // Of what they may not be shown they hear nothing; what they have not read they may still play.
      .filter(({ seat, battle }) => may.has(seat.userId) && (!caller.shown || shown.has(battle.comicId)))
      .filter(({ battle }) => battle.against === 'class')
      .map(({ battle, seat, firstname }) => ({
        _id: battle.id,
        name: firstname,
        face: faceOf(seat.userId),
        comicId: battle.comicId,
        title: battle.title,
      })),
    current: current ? { _id: current.id, title: current.title } : null,
    mayMeet: mayOpenFor(battler),
    leagues,
  };
}

/** A battle about this comic that waits for anybody, of somebody whom this one may meet and who is about as strong. */
export async function findFitting(
  db: Queryable,
  battler: Battler,
  comicId: string,
): Promise<string | undefined> {
  const waiting = await listWaitingBattles(db, battler.userId, isOpenFor.anyone(comicId), most.waiting);
  const makers = waiting.map(({ seat }) => seat.userId);
  const may = await listWhoMayMeet(db, battler, makers);
  const [first] = waiting;
  if (!first) return undefined;
  const ratings = await listRatings(db, first.battle.subject, [battler.userId, ...makers]);
  const ratingOf = (id: string) => (ratings.get(id) ?? firstRating).rating;
  const far = (id: string) => Math.abs(ratingOf(id) - ratingOf(battler.userId));
  const fitting = waiting.filter(({ seat }) => may.has(seat.userId));
  return fitting.toSorted((a, b) => far(a.seat.userId) - far(b.seat.userId))[0]?.battle.id;
}
