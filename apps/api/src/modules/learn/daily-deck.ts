import { evidenceRules, expectedAnswerMs } from '@panelwise/contracts/domain/evidence';
import type { Queryable } from '@panelwise/db/client';
import { listReviewedToday } from '@panelwise/db/repositories/attempts';
import { findBattler } from '@panelwise/db/repositories/battlers';
import { deleteCards, listCardsOf, listDueCards, listReadUnasked } from '@panelwise/db/repositories/learner';
import { listLibraryComicsById } from '@panelwise/db/repositories/library';
import { askedOf, listPublicItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { Caller } from '../../http/register-endpoint.ts';
import { bandOf } from '../../policies/age-band.ts';
import { fitDeck } from './fit-deck.ts';

/** Of so many cards that are due a deck is made. */
const mostDue = 200;
/** Of so many comics that were read without their quiz questions are taken at once. */
const mostUnasked = 3;

/** Whose deck it is, and what their parents let them be shown. */
type Learner = Pick<Caller, 'userId' | 'shown'>;
export type DeckItem = { comicId: string; title: string; item: QuizItem };

/** What is asked today. */
export type DailyDeck = {
  items: DeckItem[];
  /** The time for today is used, and there is more: so many questions come tomorrow. */
  enough?: { tomorrow: number };
};

const msOf = ({ item }: DeckItem) => expectedAnswerMs(item);

/**
 * What is left to ask today: what is due, the oldest first, and after it a few questions of comics that were read to the end
 * without their quiz. All of a day is no more than fits into the time for somebody's age; what was answered today has used some
 * of it. Of two questions about one panel they do not follow each other where that can be helped.
 * @param isMore somebody wants more than is asked for: as much again
 */
export async function readDeck(db: Queryable, learner: Learner, isMore = false): Promise<DailyDeck> {
  const { userId, shown } = learner;
  const [limitMs, done, due] = await Promise.all([
    findDeckMs(db, userId),
    listReviewedToday(db, userId),
    listDueCards(db, userId, mostDue, shown),
  ]);
  const found = await findItems(db, userId, due);
  const usedMs = isMore ? 0 : await countUsedMs(db, done);
  // Even a question that is longer than all of a day's time is asked on some day.
  const least = usedMs === 0 ? 1 : 0;
  const deck = fitDeck(found, msOf, { mostMs: limitMs - usedMs, least });
  if (deck.length === found.length) {
    const leftMs = limitMs - usedMs - deck.reduce((sum, one) => sum + msOf(one), 0);
    const asked = done.filter(({ isNew }) => isNew).length;
    const unasked = await listNew(db, learner, isMore ? 0 : asked);
    deck.push(...fitDeck(unasked, msOf, { mostMs: leftMs, least: deck.length === 0 ? least : 0 }));
  }
  const items = apart(
    deck,
    ({ comicId, item }) => `${comicId} ${item.taughtAt?.page} ${item.taughtAt?.panel}`,
  );
  if (items.length > 0 || found.length === 0) return { items };
  const ofTomorrow = await findItems(db, userId, await listDueCards(db, userId, mostDue, shown, 1));
  return { items, enough: { tomorrow: fitDeck(ofTomorrow, msOf, { mostMs: limitMs, least: 1 }).length } };
}

/** The time that a day's deck may take somebody, in ms. */
async function findDeckMs(db: Queryable, userId: string): Promise<number> {
  const person = await findBattler(db, userId);
  return evidenceRules.deckMs[person ? bandOf(person, new Date()) : 'adult'];
}

/** How much of today's time is used, in ms: of each question what it takes by expectation, or has taken if that is longer. */
async function countUsedMs(
  db: Queryable,
  done: Awaited<ReturnType<typeof listReviewedToday>>,
): Promise<number> {
  const items = await listPublicItems(db, [...new Set(done.map(({ comicId }) => comicId))]);
  return done.reduce((sum, { comicId, itemKey, ms }) => {
    const item = items.get(comicId)?.find(({ key }) => key === itemKey);
    // Who leaves a question open has not answered it all the while.
    const takenMs = Math.min(ms, evidenceRules.mostAnswerMs);
    return sum + Math.max(takenMs, item ? expectedAnswerMs(item) : 0);
  }, 0);
}

/** The questions of these cards. Cards of questions that their comics do not have any more go. */
async function findItems(
  db: Queryable,
  userId: string,
  cards: readonly { comicId: string; itemKey: string }[],
): Promise<DeckItem[]> {
  const comicIds = [...new Set(cards.map(({ comicId }) => comicId))];
  const [items, comics] = await Promise.all([
    listPublicItems(db, comicIds),
    listLibraryComicsById(db, comicIds),
  ]);
  const gone: string[] = [];
  const found = cards.flatMap(({ comicId, itemKey }) => {
    const item = items.get(comicId)?.find(({ key }) => key === itemKey);
    if (!item) gone.push(itemKey);
    return item ? [{ comicId, title: comics.get(comicId)?.title ?? '', item }] : [];
  });
  await deleteCards(db, userId, gone);
  return found;
}

/** Questions that were never asked, of comics that were read to the end without their quiz. @param asked so many were new today */
async function listNew(db: Queryable, { userId, shown }: Learner, asked: number): Promise<DeckItem[]> {
  const most = evidenceRules.newADay - asked;
  if (most <= 0) return [];
  const comicIds = await listReadUnasked(db, userId, mostUnasked, shown);
  if (comicIds.length === 0) return [];
  const [items, comics, cards] = await Promise.all([
    listPublicItems(db, comicIds),
    listLibraryComicsById(db, comicIds),
    listCardsOf(db, userId, comicIds),
  ]);
  const known = new Set(cards.map(({ itemKey }) => itemKey));
  return comicIds
    .flatMap((comicId) =>
      askedOf(items.get(comicId) ?? [])
        .filter(({ key, hardcore }) => !hardcore && !known.has(key))
        .map((item) => ({ comicId, title: comics.get(comicId)?.title ?? '', item })),
    )
    .slice(0, most);
}

/** The same things in nearly the same order, so that no two of one kind stand side by side where others can be put between. */
export function apart<T>(list: readonly T[], kindOf: (one: T) => string): T[] {
  const left = [...list];
  const placed: T[] = [];
  while (left.length > 0) {
    const last = placed.at(-1);
    const other = last === undefined ? 0 : left.findIndex((one) => kindOf(one) !== kindOf(last));
    placed.push(...left.splice(Math.max(0, other), 1));
  }
  return placed;
}
