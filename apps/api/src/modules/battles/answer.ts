import { type Aid, evidenceRules, leastAnswerMs } from '@panelwise/contracts/domain/evidence';
import { aidsWith } from '@panelwise/contracts/domain/help';
import type { Earned } from '@panelwise/contracts/domain/rewards';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Transaction } from '@panelwise/db/client';
import { findAttempt, readBeforeAnswer } from '@panelwise/db/repositories/attempts';
import {
  addBattleEvents,
  type BattleSeat,
  insertBattleAnswers,
  updateBattleSeat,
  type WholeBattle,
} from '@panelwise/db/repositories/battles';
import { earnedInPlayToday } from '@panelwise/db/repositories/game-rounds';
import { listPublicItems } from '@panelwise/db/repositories/quiz-items';
import type { StoredBattleItem } from '@panelwise/db/schema/battles';
import { roomForPlay } from '../learn/games/play.ts';
import { keepAnswer, ofQuiz } from '../learn/keep-answer.ts';
import { clock, endIfDone, eventsOf } from './engine.ts';
import { quizItemOf } from './items.ts';
import { helpsWith, type Shown, shownWith, triedAt } from './power-ups.ts';

export type BattleAnswer = { eventId: string; position: number; answer: string; ms: number };
type Help = Shown & { aids: readonly Aid[] };

/**
 * Scores an answer and keeps it as evidence, once for each event. The caller holds the learner's lock and the battle's row.
 * @throws DomainError `battle-closed`, `answer-unknown`, `comic-not-found`
 */
export async function answer(
  tx: Transaction,
  whole: WholeBattle,
  seat: BattleSeat,
  given: BattleAnswer,
  help: Help,
): Promise<void> {
  const { battle, answers, now } = whole;
  const own = answers.filter(({ place }) => place === seat.place);
  if (own.some(({ eventId }) => eventId === given.eventId) || seat.tried?.eventId === given.eventId) return;
  const item = battle.items[given.position];
  const isOpen = battle.state === 'playing' && !seat.finishedAt && own.length === given.position;
  if (!isOpen || !item || (await findAttempt(tx, seat.userId, given.eventId)))
    throw new DomainError('battle-closed');
  const has = helpsWith(seat, given.position);
  const tried = triedAt(seat, given.position);
  if (!item.options.includes(given.answer) || given.answer === tried) throw new DomainError('answer-unknown');
  // No longer than there was since it was to be seen.
  const ms = Math.min(given.ms, Math.max(0, now.getTime() - seat.askedAt!.getTime()));
  const shown = shownWith(item, has, help);
  const isRight = given.answer === item.correctAnswer;
  const at = { battleId: battle.id, place: seat.place };
  const { eventId, position } = given;
  const counts = ms >= leastAnswerMs(shown);
  const earned = await keep(tx, whole, seat, item, { ...given, ms }, help);
  if (!isRight && tried === null && has.has('second-chance')) {
    // It is kept as what it was, and the question stays open for one more.
    await updateBattleSeat(tx, at, {
      ...withEarned(seat, earned),
      tried: { position, answer: given.answer, eventId },
      movedAt: clock,
    });
    return;
  }
  await insertBattleAnswers(tx, [{ ...at, position, answer: given.answer, isRight, counts, eventId, ms }]);
  const isLast = own.length + 1 >= battle.items.length;
  await updateBattleSeat(tx, at, {
    ...withEarned(seat, earned),
    tried: null,
    askedAt: clock,
    movedAt: clock,
    ...(isLast && { finishedAt: clock }),
  });
  await addBattleEvents(tx, battle.id, [
    ...eventsOf(whole, seat, position),
    ...(isLast ? [] : [{ type: 'item' as const, place: seat.place, position: position + 1 }]),
  ]);
  if (isLast) await endIfDone(tx, battle.id);
}

const withEarned = (seat: BattleSeat, earned: Earned | undefined) => ({
  xp: seat.xp + (earned?.xp ?? 0),
  coins: seat.coins + (earned?.coins ?? 0),
  gems: seat.gems + (earned?.gems ?? 0),
});

/** Keeps an answer as evidence of what somebody knows, like any other. */
async function keep(
  tx: Transaction,
  { battle: { comicId } }: WholeBattle,
  seat: BattleSeat,
  asked: StoredBattleItem,
  { eventId, position, answer, ms }: BattleAnswer,
  { aids, show, half }: Help,
) {
  const { userId } = seat;
  const bought = helpsWith(seat, position);
  const items = (await listPublicItems(tx, [comicId])).get(comicId);
  if (!items) throw new DomainError('comic-not-found');
  const whole = items.find(({ key }) => key === asked.key) ?? quizItemOf(asked);
  const item = bought.has('fifty-fifty') ? half(whole) : show(whole);
  const about = { userId, itemKey: item.key, context: 'battle', assignmentId: undefined } as const;
  const before = await readBeforeAnswer(tx, about, evidenceRules.seenMs);
  const today = await earnedInPlayToday(tx, userId);
  const isFewer = item.options.length < whole.options.length;
  return keepAnswer(
    tx,
    {
      ...ofQuiz,
      ...about,
      hasCard: items.some(({ key }) => key === asked.key),
      ...{ comicId, item, items, eventId, answer, ms, isRight: answer === whole.correctAnswer },
      ...(bought.size > 0 && { rating: 'hard' as const }),
      aids: aidsWith(aids, bought, isFewer),
      arrival: 'at-once',
      room: roomForPlay(today),
    },
    before,
  );
}
