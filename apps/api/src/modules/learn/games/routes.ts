import { randomBytes, randomInt } from 'node:crypto';
import type { Earned } from '@panelwise/contracts/domain/rewards';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/games';
import type { Queryable } from '@panelwise/db/client';
import { lockLearner } from '@panelwise/db/repositories/attempts';
import { moveEnergy, readEnergy } from '@panelwise/db/repositories/energy';
import { findGameRound, insertGameRound, keepHelp } from '@panelwise/db/repositories/game-rounds';
import { itemsOf } from '@panelwise/db/repositories/quiz-items';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ok } from '../../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../../http/register-endpoint.ts';
import { sessionHolder } from '../../../media/media-urls.ts';
import { mustBeShown } from '../../../policies/learner.ts';
import { readContent } from '../read-content.ts';
import { gamesOf } from './deck.ts';
import { halvePiece, powerUpsIn } from './game-power-ups.ts';
import { makeRound } from './make-round.ts';
import { playMove } from './play.ts';
import { hasHelp, presentEnd, presentPanel, presentRound } from './present.ts';
import { readGameComic } from './read-game-comic.ts';
import { roundPictures } from './round-pictures.ts';

/** Games of comics that the caller may read. */
export function registerGameRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  const seenBy = (caller: Caller, isPublic: boolean) => ({
    isPublic,
    media: isPublic ? deps.media.open : deps.media.heldBy(sessionHolder(caller.sessionId)),
  });

  registerForUsers(app, contract.getGames, async ({ params: { comicId }, query, caller }) => {
    await mustBeShown(db, caller, comicId);
    const comic = await readGameComic(db, caller.userId, { comicId, ...query });
    const isOff = await isPartOff(db, caller.userId, 'games');
    return ok('Games', {
      title: comic.title,
      games: isOff ? [] : gamesOf(comic),
      ...(!isOff && { energy: await readEnergy(db, caller.userId) }),
    });
  });

  registerForUsers(app, contract.startGame, async ({ body, caller }) => {
    const { comicId, assignmentId, game, level } = body;
    await mustBeShown(db, caller, comicId);
    const comic = await readGameComic(db, caller.userId, body);
    if (await isPartOff(db, caller.userId, 'games')) throw new DomainError('game-not-offered');
    const seed = randomInt(2 ** 31);
    const made = makeRound(comic, { comicId, game, level, seed }, () => randomBytes(8).toString('base64url'));
    if (!made) throw new DomainError('game-not-offered');
    const pictures = await roundPictures(deps.store, comic.content, game, made);
    // A panel that nobody can see is no part of a game.
    if (!pictures) throw new DomainError('game-not-offered');
    const round = await db.transaction(async (tx) => {
      const begun = await insertGameRound(tx, {
        userId: caller.userId,
        comicId,
        assignmentId: comic.isPublic ? null : (assignmentId ?? null),
        game,
        level,
        seed,
        ...made,
      });
      await moveEnergy(tx, caller.userId, { eventId: `game:${begun.id}`, change: -1 });
      return begun;
    });
    const powerUps = await powerUpsIn(db, round);
    return ok('Round', { round: presentRound(round, comic.title, pictures, powerUps) });
  });

  /** The round with its comic as it is now: what is read by nobody any more is not played either. */
  const readRound = async (on: Queryable, caller: Caller, id: string) => {
    const round = await findGameRound(on, caller.userId, id);
    if (!round) throw new DomainError('game-not-found');
    const { comicId, assignmentId } = round;
    await mustBeShown(on, caller, comicId);
    const comic = await readContent(on, caller.userId, { comicId, assignmentId: assignmentId ?? undefined });
    if (await isPartOff(on, caller.userId, 'games')) throw new DomainError('game-not-offered');
    return { round, comic, items: itemsOf(comicId, comic.content) };
  };

  registerForUsers(app, contract.playGame, async ({ params, body, caller }) =>
    db.transaction(async (tx) => {
      await lockLearner(tx, caller.userId);
      const { round, comic, items } = await readRound(tx, caller, params.id);
      const played = await playMove(tx, round, items, body);
      const { pieces, xp, coins, gems, finishedAt } = played.round;
      const isRewarded = !(await isPartOff(tx, caller.userId, 'rewards'));
      const reached = {
        rank: played.ranks.findLast(({ rank }) => rank)?.rank ?? null,
        level: played.ranks.findLast(({ level }) => level)?.level ?? null,
        badges: played.badges,
      } satisfies Partial<Earned>;
      return ok('Move', {
        results: played.results,
        left: pieces.filter(({ isSettled }) => !isSettled).length,
        end: finishedAt && {
          ...presentEnd(played.round, comic.content, seenBy(caller, comic.isPublic)),
          ...(isRewarded && { earned: { xp, coins, gems, ...reached } }),
        },
      });
    }),
  );

  registerForUsers(app, contract.usePowerUpInGame, async ({ params, body, caller }) =>
    db.transaction(async (tx) => {
      await lockLearner(tx, caller.userId);
      const { round } = await readRound(tx, caller, params.id);
      return ok('Places have stepped back.', await halvePiece(tx, round, body.piece));
    }),
  );

  registerForUsers(app, contract.helpInGame, async ({ params, body, caller }) =>
    db.transaction(async (tx) => {
      await lockLearner(tx, caller.userId);
      const { round, comic } = await readRound(tx, caller, params.id);
      const piece = round.pieces.find(({ id }) => id === body.piece);
      if (!piece || piece.isSettled) throw new DomainError('piece-unknown');
      const panel = hasHelp(round)
        ? presentPanel(comic.content, piece.taughtAt, seenBy(caller, comic.isPublic))
        : null;
      if (!panel) throw new DomainError('no-help-here');
      await keepHelp(tx, round, piece.id);
      return ok('Panel', { panel });
    }),
  );
}
