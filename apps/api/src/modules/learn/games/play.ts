import { randomUUID } from 'node:crypto';
import type { BadgeId } from '@panelwise/contracts/domain/badges';
import { evidenceRules } from '@panelwise/contracts/domain/evidence';
import { gameRules, type Put, type PutResult } from '@panelwise/contracts/domain/games';
import { noReward, type Reward, rewardRules } from '@panelwise/contracts/domain/rewards';
import type { Transaction } from '@panelwise/db/client';
import { readBeforeAnswer } from '@panelwise/db/repositories/attempts';
import { awardBadges } from '@panelwise/db/repositories/badges';
import { earnedInPlayToday, type GameRoundRow, keepMove } from '@panelwise/db/repositories/game-rounds';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import { keepAnswer } from '../keep-answer.ts';
import { resultOf, type Scored, scoreMove } from './score.ts';

type Move = { eventId: string; ms: number; puts: readonly Put[] };

/**
 * Scores a move and keeps what it shows of each piece, as answers like any other. The same event again changes nothing.
 * The caller holds the learner's lock.
 * @param items all questions of the comic as they are now
 * @returns the round as it stands after that, and what came of the pieces
 * @throws DomainError `piece-unknown`
 */
export async function playMove(
  tx: Transaction,
  round: GameRoundRow & { sinceMovedMs: number },
  items: readonly QuizItem[],
  { eventId, ms, puts }: Move,
): Promise<{ round: GameRoundRow; results: PutResult[]; ranks: Rank[]; badges: BadgeId[] }> {
  const earlier = round.moves.find((one) => one.eventId === eventId);
  if (earlier) return { round, results: earlier.results, ranks: [], badges: [] };
  const scored = scoreMove(round, puts);
  // No longer than there was since the last move, and the same for each piece of this one.
  const each = Math.round(Math.min(ms, round.sinceMovedMs) / puts.length);
  const before = await earnedInPlayToday(tx, round.userId);
  const sum = { ...noReward };
  const ranks: Rank[] = [];
  for (const one of scored) {
    const room = roomForPlay({ xp: before.xp + sum.xp, coins: before.coins + sum.coins });
    const earned = await keepPut(tx, round, items, one, each, room);
    if (!earned) continue;
    for (const unit of ['xp', 'coins', 'gems'] as const) sum[unit] += earned[unit];
    ranks.push({ rank: earned.rank, level: earned.level });
  }
  const results = scored.map(resultOf);
  const pieces = round.pieces.map((piece) => scored.find((one) => one.piece.id === piece.id)?.piece ?? piece);
  const isOver = pieces.every(({ isSettled }) => isSettled);
  const after = await keepMove(tx, round, { pieces, move: { eventId, results }, earned: sum, isOver });
  const isRewarded = isOver && !(await isPartOff(tx, round.userId, 'rewards'));
  const badges = isRewarded ? await awardBadges(tx, round.userId, round.comicId) : [];
  return { round: after, results, ranks, badges };
}

/** What games and battles may still bring today, after what they have brought. */
export const roomForPlay = (brought: Pick<Reward, 'xp' | 'coins'>): Pick<Reward, 'xp' | 'coins'> => ({
  xp: Math.max(0, gameRules.shareOfCaps * rewardRules.capsADay.xp - brought.xp),
  coins: Math.max(0, gameRules.shareOfCaps * rewardRules.capsADay.coins - brought.coins),
});

/** What has just been reached. */
type Rank = Pick<NonNullable<Awaited<ReturnType<typeof keepAnswer>>>, 'rank' | 'level'>;

async function keepPut(
  tx: Transaction,
  { userId, comicId, game, spots }: GameRoundRow,
  items: readonly QuizItem[],
  { piece, put, isRight, isChoice }: Scored,
  ms: number,
  room: { xp: number; coins: number },
) {
  const question = piece.isItem ? items.find(({ key }) => key === piece.itemKey) : undefined;
  const { text, panel, box } = spots.find(({ id }) => id === put.spot)!;
  const spot = panel && !box ? `${panel.page}.${panel.panel}` : text;
  // What had to be read is the piece and its spot, whatever else a question has; of a panel, what stands in it.
  const read = {
    question: piece.lead ?? '',
    options: [piece.isPicture ? '' : piece.text, game === 'tap' ? '' : text],
  };
  const item = question
    ? { ...question, ...read }
    : { key: piece.itemKey, hardcore: false, ...read, factId: undefined, taughtAt: undefined };
  const before = await readBeforeAnswer(
    tx,
    { userId, itemKey: item.key, context: 'game', assignmentId: undefined },
    evidenceRules.seenMs,
  );
  return keepAnswer(
    tx,
    {
      userId,
      comicId,
      item,
      hasCard: question !== undefined,
      items,
      context: 'game',
      eventId: randomUUID(),
      answer: [piece.lead, piece.isPicture ? null : piece.text, spot].filter(Boolean).join(' – '),
      isRight,
      ms,
      aids: piece.closed ? ['fewer-options'] : piece.isHelped ? ['shown-where'] : [],
      arrival: 'at-once',
      // Of two one is right by chance every second time, and what was shown first is no memory.
      rating: piece.isHelped || spots.length < 3 ? 'hard' : 'good',
      isChoice,
      room,
    },
    before,
  );
}
