import { evidenceRules } from '@panelwise/contracts/domain/evidence';
import { aidsInClass } from '@panelwise/contracts/domain/help';
import type { Database } from '@panelwise/db/client';
import { findAttempt, lockLearner, readBeforeAnswer } from '@panelwise/db/repositories/attempts';
import { listWaitingAnswers, settleAnswer } from '@panelwise/db/repositories/live-answers';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { LiveItem } from '@panelwise/db/schema/live';
import { keepAnswer, ofQuiz } from '../learn/keep-answer.ts';

/** So many are kept in one go. */
const most = 300;

type Waiting = Awaited<ReturnType<typeof listWaitingAnswers>>[number];

/**
 * Keeps what people with an account answered live as attempts, once the question is closed: before, what it brings would
 * tell whether it was right. Whatever a process leaves undone, another one does; nothing is kept twice.
 * @returns how many were kept
 */
export async function keepLiveAnswers(db: Database): Promise<number> {
  const waiting = await listWaitingAnswers(db, most);
  let kept = 0;
  for (const one of waiting) if (await keepOne(db, one)) kept++;
  return kept;
}

function keepOne(db: Database, waiting: Waiting): Promise<boolean> {
  const { answer, userId, comicId, hardcore, items, timer } = waiting;
  return db.transaction(async (tx) => {
    if (userId === null) return false;
    await lockLearner(tx, userId);
    if (!(await settleAnswer(tx, answer))) return false;
    const asked = items.map((item) => quizItemOf(item, hardcore));
    const item = asked[answer.position];
    const chosen = item?.options[answer.chosen];
    if (!item || chosen === undefined || (await findAttempt(tx, userId, answer.eventId))) return false;
    const about = { userId, itemKey: item.key, context: 'live', assignmentId: undefined } as const;
    const before = await readBeforeAnswer(tx, about, evidenceRules.seenMs);
    const { eventId, ms } = answer;
    const isRight = chosen === item.correctAnswer;
    const given = { ...about, comicId, item, items: asked, eventId, answer: chosen, isRight, ms };
    await keepAnswer(
      tx,
      { ...ofQuiz, ...given, aids: aidsInClass(waiting.aids ?? [], timer !== null), arrival: 'at-once' },
      before,
    );
    return true;
  });
}

const quizItemOf = (item: LiveItem, hardcore: boolean): QuizItem => ({
  key: item.key,
  question: item.question,
  options: item.options,
  correctAnswer: item.correctAnswer,
  difficulty: item.difficulty,
  explanation: item.explanation ?? undefined,
  hardcore,
  ...(item.taughtAt && { taughtAt: item.taughtAt }),
});
