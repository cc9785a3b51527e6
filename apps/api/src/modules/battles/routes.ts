import { randomUUID } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/battles';
import type { Transaction } from '@panelwise/db/client';
import { lockLearner } from '@panelwise/db/repositories/attempts';
import {
  type BattleSeat,
  findJoinedBattle,
  findRematch,
  hasBattle,
  isOpenFor,
  listBattleEvents,
  listWaitingBattles,
  lockBattle,
  noteSeen,
  readBattle,
  type WholeBattle,
} from '@panelwise/db/repositories/battles';
import { readEnergy } from '@panelwise/db/repositories/energy';
import { listPartsOffOf } from '@panelwise/db/repositories/rewards';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { type Battler, getBattler } from '../../policies/battles.ts';
import { mustBeShown } from '../../policies/learner.ts';
import { shownTo } from '../../presenters/fewer-options.ts';
import { powerUpCoins } from '../learn/power-ups.ts';
import { answer } from './answer.ts';
import { leave, noteBack, react } from './engine.ts';
import { chooseLeagues } from './league.ts';
import { findFitting, readLobby } from './lobby.ts';
import { mayReactBut } from './may-react.ts';
import { beginWithGhost, join, open, rematch } from './open.ts';
import { helpInBattle } from './power-ups.ts';
import { presentBattle, presentEvents } from './present.ts';
import { tellBattle } from './tell.ts';

/** Whoever looks more often than this is noted as seen no more often, in ms. */
const seenEveryMs = 2_000;

/** Battles of two about one comic. What happens is written here; screens are told by the notification bus. */
export function registerBattleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  const half = shownTo(deps.keys, ['fewer-options']);
  const shownFor = ({ aids }: Caller) => ({ show: shownTo(deps.keys, aids), half });

  const present = async (caller: Caller, id: string) => presentWhole(caller, await readBattle(db, id));

  const presentWhole = async (caller: Caller, whole: WholeBattle | undefined) => {
    const seat = whole?.seats.find(({ userId }) => userId === caller.userId);
    if (!whole || !seat) throw new DomainError('battle-not-found');
    const { userId } = caller;
    const off = await listPartsOffOf(
      db,
      whole.seats.map((one) => one.userId),
    );
    const [energy, coins, asked] = await Promise.all([
      readEnergy(db, userId),
      powerUpCoins(db, userId, whole.battle.comicId, off.get(userId)!),
      whole.battle.state === 'ended' ? askedRematch(whole, caller.userId) : undefined,
    ]);
    const battle = presentBattle({
      ...{ whole, seat, energy, coins },
      hasReactions: mayReactBut([...off.values()]),
      media: deps.media.open,
      shown: shownFor(caller),
      isRewarded: !off.get(userId)!.has('rewards'),
      rematch: asked,
    });
    return { whole, seat, battle };
  };

  /** The battle in which these two play once more, while one of them waits for it or both are in it. */
  const askedRematch = async ({ battle, seats }: WholeBattle, userId: string) => {
    const row = await findRematch(db, battle.id);
    if (!row) return undefined;
    const isMine = seats.length < 2 || (await readBattle(db, row.id))?.seats[0]?.userId === userId;
    return row.state === 'ended' && !row.startedAt ? undefined : { id: row.id, isMine };
  };

  /** Works on a battle of the caller's, one change after the other, and tells both what came of it. */
  const change = async (
    caller: Caller,
    id: string,
    act: (tx: Transaction, whole: WholeBattle, seat: BattleSeat) => Promise<void>,
  ) => {
    await getBattler(db, caller.userId);
    const before = await db.transaction(async (tx) => {
      await lockLearner(tx, caller.userId);
      await lockBattle(tx, id);
      const whole = await readBattle(tx, id);
      const seat = whole?.seats.find(({ userId }) => userId === caller.userId);
      if (!whole || !seat) throw new DomainError('battle-not-found');
      await noteBack(tx, whole, seat);
      await act(tx, whole, seat);
      return whole;
    });
    return (await presentWhole(caller, await tellBattle(deps, before))).battle;
  };

  /** Opens or joins a battle, as somebody for whom battles are on. */
  const enter = async (caller: Caller, act: (tx: Transaction, battler: Battler) => Promise<string>) => {
    const battler = await getBattler(db, caller.userId);
    const id = await db.transaction(async (tx) => {
      await lockLearner(tx, caller.userId);
      return act(tx, battler);
    });
    const { whole, battle } = await present(caller, id);
    const userIds = whole.seats.map(({ userId }) => userId);
    if (userIds.length > 1)
      await deps.bus.publish({ topic: 'battle-moved', battleId: id, seq: battle.seq, userIds });
    return battle;
  };

  registerForUsers(app, contract.getBattles, async ({ caller }) =>
    ok('Battles', await readLobby(db, caller, await getBattler(db, caller.userId), deps.media.open)),
  );

  registerForUsers(app, contract.chooseLeagues, async ({ body, caller }) =>
    ok('Saved.', {
      leagues: await chooseLeagues(db, await getBattler(db, caller.userId), body.choice),
    }),
  );

  registerForUsers(app, contract.openBattle, async ({ body, caller }) => {
    const { eventId: id, comicId, against } = body;
    await mustBeShown(db, caller, comicId);
    const battle = await enter(caller, async (tx, battler) => {
      if (await hasBattle(tx, id, caller.userId)) return id;
      if (await readBattle(tx, id)) throw new DomainError('battle-not-found');
      const fitting = against === 'anyone' ? await findFitting(tx, battler, comicId) : undefined;
      if (fitting) await join(tx, battler, fitting);
      else await open(tx, battler, { id, comicId, against });
      return fitting ?? id;
    });
    return ok('Battle', { battle });
  });

  const joinAs = (caller: Caller, id: string, comicId: string) =>
    mustBeShown(db, caller, comicId).then(() =>
      enter(caller, async (tx, battler) => {
        if (!(await hasBattle(tx, id, caller.userId))) await join(tx, battler, id);
        return id;
      }),
    );

  registerForUsers(app, contract.joinBattleByCode, async ({ body: { code }, caller }) => {
    const { userId } = caller;
    await getBattler(db, userId);
    const joined = await findJoinedBattle(db, userId, code, ['playing']);
    const [found] = joined ? [] : await listWaitingBattles(db, userId, isOpenFor.code(code), 1);
    if (found) return ok('Battle', { battle: await joinAs(caller, found.battle.id, found.battle.comicId) });
    // It may have begun while it was looked for, or have ended before whoever joined it heard of it.
    const id = joined ?? (await findJoinedBattle(db, userId, code, ['playing', 'ended']));
    if (!id) throw new DomainError('battle-not-found');
    return ok('Battle', { battle: (await present(caller, id)).battle });
  });

  registerForUsers(app, contract.joinBattle, async ({ params: { id }, caller }) => {
    await getBattler(db, caller.userId);
    const whole = await readBattle(db, id);
    const isMine = whole?.seats.some(({ userId }) => userId === caller.userId);
    // What is opened for a friend is joined by its code.
    const isOpen = whole && whole.battle.against !== 'code' && whole.battle.rematchOf === null;
    if (!isMine && !isOpen) throw new DomainError('battle-not-found');
    return ok('Battle', { battle: await joinAs(caller, id, whole!.battle.comicId) });
  });

  registerForUsers(app, contract.lookAtBattle, async ({ params: { id }, body, caller }) => {
    const before = await present(caller, id);
    const { seat, whole } = before;
    if (whole.battle.state !== 'ended') {
      await getBattler(db, caller.userId);
      if (seat.isAway) await change(caller, id, async () => {});
      else if (whole.now.getTime() - seat.seenAt.getTime() >= seenEveryMs) await noteSeen(db, seat);
    }
    const now = seat.isAway ? await present(caller, id) : before;
    const happened = body.after === undefined ? [] : await listBattleEvents(db, id, body.after);
    const events = presentEvents(happened, seat);
    return ok('Battle', { battle: now.battle, events: events.filter(({ seq }) => seq <= now.battle.seq) });
  });

  registerForUsers(app, contract.answerInBattle, async ({ params: { id }, body, caller }) => {
    const help = { aids: caller.aids, ...shownFor(caller) };
    return ok('Answer', {
      battle: await change(caller, id, (tx, whole, seat) => answer(tx, whole, seat, body, help)),
    });
  });

  registerForUsers(app, contract.usePowerUpInBattle, async ({ params: { id }, body, caller }) => {
    const battle = await change(caller, id, (tx, whole, seat) =>
      helpInBattle(tx, whole, seat, body, shownFor(caller)),
    );
    return ok('Here is your help.', { battle });
  });

  registerForUsers(app, contract.reactInBattle, async ({ params: { id }, body: { reaction }, caller }) => {
    const battle = await change(caller, id, (tx, whole, seat) => react(tx, whole, seat, reaction));
    return ok('Shown', { battle });
  });

  registerForUsers(app, contract.callGhost, async ({ params: { id }, caller }) => {
    const battle = await change(caller, id, async (tx, whole) => {
      if (whole.battle.state === 'waiting') await beginWithGhost(tx, whole);
    });
    return ok('Battle', { battle });
  });

  registerForUsers(app, contract.leaveBattle, async ({ params: { id }, caller }) =>
    ok('Left', { battle: await change(caller, id, leave) }),
  );

  registerForUsers(app, contract.askRematch, async ({ params: { id }, caller }) => {
    const before = await present(caller, id);
    if (before.whole.battle.state !== 'ended' || !before.whole.battle.startedAt)
      throw new DomainError('battle-closed');
    await mustBeShown(db, caller, before.whole.battle.comicId);
    const battle = await enter(caller, async (tx) => {
      await lockBattle(tx, id);
      const row = await findRematch(tx, id);
      const isMine = row && (await hasBattle(tx, row.id, caller.userId));
      return rematch(
        tx,
        caller.userId,
        before.whole,
        row && { id: row.id, isMine: isMine ?? false },
        randomUUID(),
      );
    });
    return ok('Battle', { battle });
  });
}
