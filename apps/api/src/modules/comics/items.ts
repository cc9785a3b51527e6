import { isDeepStrictEqual } from 'node:util';
import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { itemTexts } from '@panelwise/contracts/domain/content-parts';
import type { ItemKind, WrittenItem } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepName } from '@panelwise/contracts/steps/registry';
import type { Database, Transaction } from '@panelwise/db/client';
import { lockComic, noteComicChange, raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import {
  appendItem,
  findReading,
  headOf,
  listItems,
  type NewItem,
  removeItem,
  type StoredItem,
  writeItem,
} from '@panelwise/db/repositories/learning-items';
import { noteLearningWriter } from '@panelwise/db/repositories/made-by';
import { hasOpenRun } from '@panelwise/db/repositories/run-lookups';
import type { Caller } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';

/** What writes a whole set of this kind anew. */
export const setStepOf = {
  quiz: 'generate-quiz',
  'hardcore-quiz': 'generate-hardcore-quiz',
  faqs: 'generate-faqs',
  facts: 'generate-didyouknow',
} as const satisfies Record<ItemKind, StepName>;

type Place = { caller: Caller; comicId: string };
type Wish = Place & { was: WrittenItem };

/**
 * Changes the words of one item of the caller's comic. The same words again change nothing.
 * @throws DomainError `comic-not-found`, `item-kind`, `item-changed`, `item-exists`, `still-working`,
 * `content-refused`
 */
export async function changeItem(db: Database, wish: Wish, item: WrittenItem): Promise<void> {
  if (item.kind !== wish.was.kind) throw new DomainError('item-kind');
  const { risk } = mustBeFit(itemTexts(item));
  await db.transaction(async (tx) => {
    const { found, others } = await take(tx, wish);
    if (isDeepStrictEqual(found.item, item)) return;
    if (others.some((other) => headOf(other.item) === headOf(item))) throw new DomainError('item-exists');
    await writeItem(tx, found.id, item);
    await noteComicChange(tx, wish.comicId, 'learning');
    await raiseContentRisk(tx, wish.comicId, risk);
  });
}

/**
 * Puts an item that the caller has written after the others of its kind.
 * @throws DomainError `comic-not-found`, `item-exists`, `conflict` where there is no room, `still-working`, `content-refused`
 */
export async function addItem(db: Database, place: Place, item: WrittenItem): Promise<void> {
  const { risk } = mustBeFit(itemTexts(item));
  await db.transaction(async (tx) => {
    const items = await hold(tx, place, item.kind);
    if (items.some((other) => headOf(other.item) === headOf(item))) throw new DomainError('item-exists');
    if (items.length >= limits.quizQuestionsMax) throw new DomainError('conflict', { message: full });
    await appendItem(tx, place.comicId, asNew(item));
    if (items.length === 0) await noteLearningWriter(tx, place.comicId, item.kind, 'creator');
    await noteComicChange(tx, place.comicId, 'learning');
    await raiseContentRisk(tx, place.comicId, risk);
  });
}

const full = `There are ${limits.quizQuestionsMax} already. Please drop one first.`;

/** Nobody has measured yet how hard a new question is. */
function asNew(item: WrittenItem): NewItem {
  const { kind, ...words } = item;
  return (
    'options' in words ? { kind, item: { ...words, difficulty: 'medium' } } : { kind, item: words }
  ) as NewItem;
}

/** Takes one item out of the caller's comic. @throws DomainError `comic-not-found`, `item-changed`, `still-working` */
export async function dropItem(db: Database, wish: Wish): Promise<void> {
  await db.transaction(async (tx) => {
    const { found, others } = await take(tx, wish);
    await removeItem(tx, wish.comicId, found, { isLast: others.length === 0 });
    await noteComicChange(tx, wish.comicId, 'learning');
  });
}

/** The item that the caller has read, as long as it still reads so, and the others of its kind. Holds the comic. */
async function take(tx: Transaction, { was, ...place }: Wish) {
  const items = await hold(tx, place, was.kind);
  const found = findReading(items, was);
  if (!found) throw new DomainError('item-changed');
  const others: StoredItem[] = items.filter((one) => one !== found);
  return { found, others };
}

/** The items of a kind, of the caller's own comic. Holds the comic. */
async function hold(tx: Transaction, { caller, comicId }: Place, kind: ItemKind): Promise<StoredItem[]> {
  await getOwnComic(tx, caller, comicId);
  if (!(await lockComic(tx, comicId))) throw new DomainError('comic-not-found');
  // What is written just now replaces all of them.
  if (await hasOpenRun(tx, comicId, [setStepOf[kind]])) throw new DomainError('still-working');
  return listItems(tx, comicId, kind);
}
