import { randomInt } from 'node:crypto';
import { gameRules } from '@panelwise/contracts/domain/games';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import type { PowerUpsLeft } from '@panelwise/contracts/domain/power-up-schemas';
import { powerUps } from '@panelwise/contracts/domain/power-ups';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable, Transaction } from '@panelwise/db/client';
import { type GameRoundRow, keepClosed } from '@panelwise/db/repositories/game-rounds';
import { buyPowerUp } from '@panelwise/db/repositories/power-ups';
import { listPartsOff, readPurse } from '@panelwise/db/repositories/rewards';
import { mustHavePowerUps, powerUpCoins } from '../power-ups.ts';
import { halveSpots } from './score.ts';

type Round = Pick<GameRoundRow, 'userId' | 'comicId' | 'assignmentId' | 'level' | 'spots' | 'pieces'>;

/** The third level has no help, and of two places none can step back. */
const fits = ({ assignmentId, level, spots }: Round) =>
  assignmentId === null && gameRules.hasHelp[level] && spots.length > 2;

const used = ({ pieces }: Pick<Round, 'pieces'>) => pieces.filter(({ closed }) => closed).length;

/** What there is to spend in a round; undefined where there is nothing to have. */
export async function powerUpsIn(db: Queryable, round: Round): Promise<PowerUpsLeft | undefined> {
  if (!fits(round)) return undefined;
  const { userId, comicId } = round;
  const coins = await powerUpCoins(db, userId, comicId, await listPartsOff(db, userId));
  return coins === undefined ? undefined : { coins, left: Math.max(0, powerUps.most.game - used(round)) };
}

/**
 * Lets places step back for a piece, for coins; asked for again it says the same ones. The caller holds the learner's lock.
 * @throws DomainError `piece-unknown`, `rewards-off`, `power-up-not-here`, `power-ups-used`, `coins-missing`
 */
export async function halvePiece(
  tx: Transaction,
  round: GameRoundRow,
  pieceId: string,
): Promise<{ closed: string[]; powerUps: PowerUpsLeft }> {
  const piece = round.pieces.find(({ id }) => id === pieceId);
  if (!piece || piece.isSettled) throw new DomainError('piece-unknown');
  await mustHavePowerUps(tx, round.userId, round.comicId);
  const closed = piece.closed ?? halveSpots(round, piece, mulberry32(randomInt(2 ** 31)));
  if (!fits(round) || !closed) throw new DomainError('power-up-not-here');
  let left = powerUps.most.game - used(round);
  if (!piece.closed) {
    if (left <= 0) throw new DomainError('power-ups-used');
    left -= 1;
    await buyPowerUp(tx, round.userId, 'fifty-fifty', `game:${round.id}:${pieceId}`);
    await keepClosed(tx, round, pieceId, closed);
  }
  return { closed, powerUps: { coins: (await readPurse(tx, round.userId)).coins, left } };
}
