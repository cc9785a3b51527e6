import {
  type Aid,
  type Arrival,
  type AttemptContext,
  aidsTogether,
  evidenceRules,
  type Verdict,
} from '@panelwise/contracts/domain/evidence';
import { aidsWith } from '@panelwise/contracts/domain/help';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { answerAsLearner } from '@panelwise/contracts/http/learn';
import type { Database, Transaction } from '@panelwise/db/client';
import {
  type AttemptRow,
  findAttempt,
  findReviewCard,
  listGiven,
  lockLearner,
  readBeforeAnswer,
} from '@panelwise/db/repositories/attempts';
import { listBoughtHelp } from '@panelwise/db/repositories/power-ups';
import { listPublicItems, listWorkingItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { findAssigned, findUnsettled } from '@panelwise/db/repositories/relations';
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
 * proves nothing. The same event again is answered as it was. Of what a device says was tried before, only what is kept is
 * believed.
 * @throws DomainError `comic-not-found`, `question-changed`, `answer-unknown`, `tries-used`
 */
export async function answerAs(db: Database, userId: string, body: Answer, help: Help): Promise<Verdict> {
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const { items: whole, tries, aids: more } = await readItems(tx, userId, body);
    const earlier = await findAttempt(tx, userId, body.eventId);
    const place = await placeOf(tx, userId, body, whole, tries, earlier);
    const aids = aidsTogether(help.aids, more);
    const show = help.show(aids);
    // What a teacher asks is answered without help.
    const bought =
      earlier || place.context === 'assignment'
        ? undefined
        : (await listBoughtHelp(tx, userId, [body.key])).get(body.key);
    const isHalved = earlier?.aids.includes('fewer-options') ?? bought?.has('fifty-fifty') ?? false;
    const items = whole.map((item) =>
      asShown(item, body.answer, isHalved && item.key === body.key ? help.half(item) : show(item)),
    );
    // Another answer under the same event would be a way to try without being kept.
    const item = findItem(items, earlier?.itemKey ?? body.key, earlier?.answer ?? body.answer);
    const about = {
      userId,
      itemKey: item.key,
      context: place.context,
      assignmentId: place.assignmentId,
    };
    const given = await listGiven(tx, about, earlier);
    const verdict = () => verdictIn(place, items, item, earlier?.answer ?? body.answer, given, body.tried);
    if (earlier) return verdict();
    const before = await readBeforeAnswer(tx, about, evidenceRules.seenMs);
    if (place.tries !== undefined && place.tries !== null && before.answered >= place.tries)
      throw new DomainError('tries-used');
    const { comicId, eventId, answer, ms, arrival } = body;
    const isRight = answer === item.correctAnswer;
    const earned = await keepAnswer(
      tx,
      {
        ...ofQuiz,
        ...{ ...about, comicId, item, items, eventId, answer, isRight, ms, arrival },
        ...(bought && { rating: 'hard' as const }),
        aids: aidsWith(aids, bought, isFewer(item, whole)),
      },
      before,
    );
    return { ...verdict(), ...(earned && { earned }) };
  });
}

/** Where an answer belongs. `tries` is how many there may be; undefined where a go may be begun anew. */
type Place = {
  context: AttemptContext;
  assignmentId: string | undefined;
  tries: number | null | undefined;
};

/**
 * An item that was assigned and is not settled there is answered there, wherever its quiz was opened: else the tries of an
 * assignment would be kept for what the reader has told before. A review stays one of what was answered before.
 */
async function placeOf(
  tx: Transaction,
  userId: string,
  { comicId, key, context, assignmentId }: Answer,
  items: readonly QuizItem[],
  tries: number | null | undefined,
  earlier: AttemptRow | undefined,
): Promise<Place> {
  if (context === 'assignment') return { context, assignmentId, tries };
  const own = { context, assignmentId: undefined, tries };
  if (earlier?.context === 'assignment' && earlier.assignmentId) {
    const kept = await findAssigned(tx, userId, earlier.assignmentId, comicId);
    return { context: 'assignment', assignmentId: earlier.assignmentId, tries: kept?.tries };
  }
  const item = items.find((one) => one.key === key);
  if (earlier || !item || (context === 'review' && (await findReviewCard(tx, userId, key)))) return own;
  const { hardcore } = item;
  const asked = await findUnsettled(tx, userId, { comicId, itemKey: key, hardcore });
  return asked ? { context: 'assignment', assignmentId: asked.id, tries: asked.tries } : own;
}

/** In an assignment the server counts the tries; elsewhere those of this go, of which there are no more than are kept. */
function verdictIn(
  { tries }: Place,
  items: readonly QuizItem[],
  item: QuizItem,
  answer: string,
  given: readonly string[],
  tried: readonly string[],
): Verdict {
  const inGo = new Set([...tried.filter((one) => given.includes(one)), answer]).size;
  return verdictOn(items, item, answer, tries === undefined ? inGo : given.length + 1, tries);
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
