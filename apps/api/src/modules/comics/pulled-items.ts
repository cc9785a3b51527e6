import type { WrittenItem } from '@panelwise/contracts/domain/learning';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { PulledItem, PulledItemDecision } from '@panelwise/contracts/http/pulled-items';
import type { Database, Queryable, Transaction } from '@panelwise/db/client';
import { recordAudit } from '@panelwise/db/repositories/audit';
import { lockComic, noteComicChange, raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import {
  appendItem,
  headOf,
  listItems,
  noteDropped,
  removeItem,
} from '@panelwise/db/repositories/learning-items';
import { noteLearningWriter } from '@panelwise/db/repositories/made-by';
import {
  findRestingItem,
  keepItemDraft,
  listPulledItems,
  type PulledItemRow,
  quizKindOf,
  settlePulledItem,
} from '@panelwise/db/repositories/pulled-items';
import { listWorkingItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { hasOpenRun } from '@panelwise/db/repositories/run-lookups';
import type { ItemDraft } from '@panelwise/db/schema/learning';
import type { Caller } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { setStepOf } from './items.ts';

/** The questions of the caller's comic that rest, as long as it has them. @throws DomainError `comic-not-found` */
export async function readPulledItems(db: Queryable, caller: Caller, comicId: string): Promise<PulledItem[]> {
  const comic = await getOwnComic(db, caller, comicId);
  const pulled = await listPulledItems(db, [comicId]);
  const items = (await listWorkingItems(db, comicId)) ?? [];
  return items.flatMap((item) => {
    const row = pulled.get(item.key);
    if (!row || row.putBackAt || row.replacedAt) return [];
    const { answers, discrimination, pulledAt, draft } = row;
    return [
      {
        key: item.key,
        item: wordsOf(item),
        ...{ answers, discrimination, pulledAt: pulledAt.toISOString() },
        draft: draft && wordsOf({ ...draft.item, hardcore: item.hardcore }),
        mayDraft: comic.originalId === null,
      },
    ];
  });
}

/**
 * Does with a question that rests what its creator has decided. A draft that takes its place changes the comic as any other
 * change does: what readers have stays until it is reviewed.
 * @throws DomainError `comic-not-found`, `item-changed` where it does not rest any more or has no draft, `still-working`
 */
export async function decideOn(
  db: Database,
  caller: Caller,
  { comicId, key, decision }: { comicId: string; key: string; decision: PulledItemDecision },
): Promise<void> {
  await db.transaction(async (tx) => {
    await getOwnComic(tx, caller, comicId);
    if (!(await lockComic(tx, comicId))) throw new DomainError('comic-not-found');
    const row = await findRestingItem(tx, comicId, key);
    if (!row) throw new DomainError('item-changed');
    const audit = { actorId: caller.userId, subjectType: 'comic' as const, subjectId: comicId };
    const { question, draft } = row;
    if (decision === 'put-back') {
      await settlePulledItem(tx, comicId, key, 'put-back');
      return recordAudit(tx, { ...audit, action: 'item-put-back', reason: question });
    }
    if (!draft) throw new DomainError('item-changed');
    if (decision === 'refuse-draft') {
      await keepItemDraft(tx, comicId, key, null);
      // Nothing that was refused is brought again.
      return noteDropped(tx, comicId, draft.kind, draft.item.question);
    }
    await putInPlace(tx, row, draft);
    await recordAudit(tx, {
      ...audit,
      action: 'item-replaced',
      reason: question,
      after: { question: draft.item.question },
    });
  });
}

/** Puts a draft in the place of the question that it was drafted for. @throws DomainError `item-changed`, `item-exists`, `still-working` */
async function putInPlace(
  tx: Transaction,
  { comicId, itemKey, hardcore }: PulledItemRow,
  { writtenBy, risk, ...draft }: ItemDraft,
): Promise<void> {
  const kind = quizKindOf({ hardcore });
  // What is written just now replaces all of them.
  if (await hasOpenRun(tx, comicId, [setStepOf[kind]])) throw new DomainError('still-working');
  const items = await listItems(tx, comicId, kind);
  const found = items.find(({ item }) => 'options' in item && itemKeyOf(comicId, hardcore, item) === itemKey);
  if (!found) throw new DomainError('item-changed');
  const head = draft.item.question.trim().toLowerCase();
  if (items.some(({ item }) => headOf(item) === head)) throw new DomainError('item-exists');
  await removeItem(tx, comicId, found, { isLast: items.length === 1 });
  await appendItem(tx, comicId, draft);
  await settlePulledItem(tx, comicId, itemKey, 'replaced');
  await noteLearningWriter(tx, comicId, kind, writtenBy, { isAdded: true });
  await noteComicChange(tx, comicId, 'learning');
  await raiseContentRisk(tx, comicId, risk);
}

type Worded = Pick<QuizItem, 'question' | 'options' | 'correctAnswer'> & {
  hardcore: boolean;
  explanation?: string | undefined;
};

function wordsOf({ hardcore, question, options, correctAnswer, explanation }: Worded): WrittenItem {
  const words = { question, options, correctAnswer };
  return hardcore
    ? { kind: 'hardcore-quiz', ...words, explanation: explanation ?? '' }
    : { kind: 'quiz', ...words };
}
