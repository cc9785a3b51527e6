import { type Aid, type Arrival, evidenceRules, type Verdict } from '@panelwise/contracts/domain/evidence';
import { aidsTogether, aidsWith } from '@panelwise/contracts/domain/help';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { answerAsLearner } from '@panelwise/contracts/http/learn';
import type { Database, Transaction } from '@panelwise/db/client';
import { findAttempt, lockLearner, readBeforeAnswer } from '@panelwise/db/repositories/attempts';
import { listBoughtHelp } from '@panelwise/db/repositories/power-ups';
import { listPublicItems, listWorkingItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { findAssigned } from '@panelwise/db/repositories/relations';
import type { z } from 'zod';
import type { ShowItem } from '../../presenters/learning.ts';
import { keepAnswer, ofQuiz } from './keep-answer.ts';
import { findItem, verdictOn } from './verdict.ts';

type Answer = Omit<z.output<typeof answerAsLearner.body>, 'arrival'> & { arrival: Arrival };

/** What makes answering easier for somebody, and how questions are shown to them. */
export type Help = {
  aids: readonly Aid[];
  show: (aids: readonly Aid[]) => ShowItem;
  /** As questions are shown of which wrong answers have stepped back. */
  half: ShowItem;
};
/**
 * Scores an answer of somebody who learns and keeps it. What proves something moves the item's card; the rest is kept and
 * proves nothing. The same event again is answered as it was.
 * @throws DomainError `comic-not-found`, `question-changed`, `answer-unknown`, `tries-used`
 */
export async function answerAs(db: Database, userId: string, body: Answer, help: Help): Promise<Verdict> {
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const { items: whole, tries, aids: more } = await readItems(tx, userId, body);
    const aids = aidsTogether(help.aids, more);
    const show = help.show(aids);
    const earlier = await findAttempt(tx, userId, body.eventId);
    // What a teacher asks is answered without help.
    const bought =
      earlier || body.context === 'assignment'
        ? undefined
        : (await listBoughtHelp(tx, userId, [body.key])).get(body.key);
    const isHalved = earlier?.aids.includes('fewer-options') ?? bought?.has('fifty-fifty') ?? false;
    const items = whole.map((item) =>
      asShown(item, body.answer, isHalved && item.key === body.key ? help.half(item) : show(item)),
    );
    // Another answer under the same event would be a way to try without being kept.
    if (earlier) return told(items, earlier.itemKey, earlier.answer, body.tried, tries);
    const item = findItem(items, body.key, body.answer);
    const about = {
      userId,
      itemKey: item.key,
      context: body.context,
      assignmentId: body.context === 'assignment' ? body.assignmentId : undefined,
    };
    const before = await readBeforeAnswer(tx, about, evidenceRules.seenMs);
    if (tries !== undefined && tries !== null && before.answered >= tries)
      throw new DomainError('tries-used');
    const { comicId, eventId, answer, ms, arrival } = body;
    const isRight = answer === item.correctAnswer;
    const given = { ...about, comicId, item, items, eventId, answer, isRight, ms, arrival };
    const earned = await keepAnswer(
      tx,
      {
        ...ofQuiz,
        ...given,
        ...(bought && { rating: 'hard' as const }),
        aids: aidsWith(aids, bought, isFewer(item, whole)),
      },
      before,
    );
    // In an assignment the server counts the tries; elsewhere a go may be begun anew.
    const verdict =
      tries === undefined
        ? told(items, item.key, body.answer, body.tried)
        : verdictOn(items, item, body.answer, before.answered + 1, tries);
    return { ...verdict, ...(earned && { earned }) };
  });
}

/**
 * A question as it was shown. Somebody who had it before them when their teacher set fewer options may have chosen one of
 * those that are left out since.
 */
function asShown(whole: QuizItem, answer: string, shown: QuizItem): QuizItem {
  return whole.options.includes(answer) && !shown.options.includes(answer) ? whole : shown;
}

function isFewer({ key, options }: QuizItem, whole: readonly QuizItem[]): boolean {
  return options.length < (whole.find((item) => item.key === key)?.options.length ?? 0);
}

function told(
  items: readonly QuizItem[],
  key: string,
  answer: string,
  tried: readonly string[],
  tries?: number | null,
): Verdict {
  return verdictOn(items, findItem(items, key, answer), answer, new Set([...tried, answer]).size, tries);
}

/** The items that this person may answer, and how often where it is an assignment. */
async function readItems(tx: Transaction, userId: string, { comicId, context, assignmentId }: Answer) {
  if (context === 'assignment') {
    const assignment = assignmentId && (await findAssigned(tx, userId, assignmentId, comicId));
    if (!assignment || assignment.endedAt) throw new DomainError('comic-not-found');
    const items =
      (await listPublicItems(tx, [comicId])).get(comicId) ??
      (await listWorkingItems(tx, comicId, assignment.classId));
    if (!items) throw new DomainError('comic-not-found');
    return { items, tries: assignment.tries, aids: assignment.aids };
  }
  const items = (await listPublicItems(tx, [comicId])).get(comicId);
  if (!items) throw new DomainError('comic-not-found');
  return { items, tries: undefined, aids: [] };
}
