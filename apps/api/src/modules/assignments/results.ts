import { beliefBehind } from '@panelwise/contracts/curricula/lesson-beliefs';
import {
  type ItemResult,
  type ItemStatistics,
  leastAnswers,
  leastChosen,
  leastLeft,
  type PupilResult,
  type RestState,
  type ResultCell,
} from '@panelwise/contracts/domain/class-results';
import { aids } from '@panelwise/contracts/domain/evidence';
import type { ClassResults } from '@panelwise/contracts/http/assignments';
import type { Queryable } from '@panelwise/db/client';
import { type AssignmentRow, listPupilsOf } from '@panelwise/db/repositories/assignments';
import {
  type AnsweredItem,
  findOlderItems,
  listAnswered,
  listAssignedComics,
  listReaders,
} from '@panelwise/db/repositories/class-results';
import { type ItemCountRow, listItemCounts } from '@panelwise/db/repositories/item-counts';
import { isWeak, listPulledItems, type PulledItemRow } from '@panelwise/db/repositories/pulled-items';
import { askedOf, itemsOf, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { MediaUrls } from '../../media/media-urls.ts';
import { presentReadingPages } from '../../presenters/library.ts';
import { presentPanelPicture } from '../../presenters/panel-picture.ts';

type Comics = Awaited<ReturnType<typeof listAssignedComics>>;
type Item = {
  key: string;
  comicId: string;
  hardcore: boolean;
  item: QuizItem | undefined;
  isChanged: boolean;
};

/**
 * How every pupil has done with every question. Shares are of first answers that prove something, and time is in none. What is
 * known of the questions themselves was counted over all classes (`countItems`).
 * @param held addresses for pictures that are not public
 */
export async function readResults(
  db: Queryable,
  assignment: AssignmentRow,
  teacherId: string,
  media: MediaUrls,
  held: MediaUrls,
): Promise<ClassResults> {
  const [answered, readers, comics, members] = await Promise.all([
    listAnswered(db, assignment),
    listReaders(db, assignment),
    listAssignedComics(db, assignment.id),
    listPupilsOf(db, [assignment.classId]),
  ]);
  // Their keys are hashes: each is computed once.
  const now = new Map(comics.map(({ id, content, resting }) => [id, itemsOf(id, content, resting)]));
  const items = await itemsAnswered(db, assignment, now, answered);
  const [counts, pulled] = await Promise.all([
    listItemCounts(db, [...new Set(items.map(({ comicId }) => comicId))]),
    listPulledItems(db, [...new Set(items.map(({ comicId }) => comicId))]),
  ]);
  const byItem = Map.groupBy(answered, ({ itemKey }) => itemKey);
  const byPupil = Map.groupBy(answered, ({ userId }) => userId);
  const panelOf = panelsOf(comics, media, held);
  const results = items.map((item): ItemResult => {
    const own = byItem.get(item.key) ?? [];
    const taughtAt = item.item?.taughtAt ?? null;
    const known = enoughOf(counts.get(item.key));
    return {
      key: item.key,
      comicId: item.comicId,
      hardcore: item.hardcore,
      question: item.item?.question ?? null,
      options: optionsOf(item, own, known),
      isChanged: item.isChanged,
      firstTry: shareOf(own),
      taughtAt,
      panel: item.isChanged || !taughtAt ? null : panelOf(item.comicId, taughtAt.page, taughtAt.panel),
      statistics: known && statisticsOf(known),
      rest: item.isChanged
        ? null
        : restOf(item, { known, pulled: pulled.get(item.key), now: now.get(item.comicId) }),
    };
  });
  const pupils = (members.get(assignment.classId) ?? [])
    .filter(({ _id }) => readers.has(_id))
    .map((pupil): PupilResult => {
      const own = byPupil.get(pupil._id) ?? [];
      const answers = new Map(own.map((one) => [one.itemKey, one]));
      return {
        pupil,
        isRead: readers.get(pupil._id) ?? false,
        helpedBy: aids.filter((aid) => own.some((one) => one.aids.includes(aid))),
        cells: results.map(({ key, options }) =>
          cellOf(
            answers.get(key),
            options.map(({ text }) => text),
          ),
        ),
        firstTry: shareOf(own),
        seconds: middleSeconds(own),
      };
    })
    .sort(byNeed);
  const mistakes = answered.filter(({ counts, firstRight }) => counts && !firstRight);
  return {
    goal: assignment.goal,
    ownComics: comics.filter(({ ownerId }) => ownerId === teacherId).map(({ id }) => id),
    pupils,
    items: results,
    lost: findLost(results),
    read: { done: pupils.filter(({ isRead }) => isRead).length, of: pupils.length },
    firstTry: shareOf(answered),
    repaired: { done: mistakes.filter(({ everRight }) => everRight).length, of: mistakes.length },
    seconds: middleSeconds(answered),
    taught: taughtIn(results),
  };
}

/** What the goal asks for, and whatever else was answered: of the other quiz, or of an item that was changed since. */
async function itemsAnswered(
  db: Queryable,
  { goal, createdAt }: AssignmentRow,
  itemsNow: ReadonlyMap<string, QuizItem[]>,
  answered: readonly AnsweredItem[],
): Promise<Item[]> {
  const now = [...itemsNow].flatMap(([comicId, items]) =>
    items.map((item) => ({ key: item.key, comicId, hardcore: item.hardcore, item, isChanged: false })),
  );
  const wanted = goal === 'read' ? null : goal === 'read-and-hardcore-quiz';
  const seen = new Map(answered.map((one) => [one.itemKey, one]));
  const begun = new Set(
    askedOf(
      now.map(({ item }) => item),
      createdAt,
    ),
  );
  const asked = now.filter(
    ({ key, hardcore, item }) => (hardcore === wanted && begun.has(item)) || seen.has(key),
  );
  const known = new Set(now.map(({ key }) => key));
  const gone = [...seen.values()].filter(({ itemKey }) => !known.has(itemKey));
  const older =
    gone.length === 0
      ? new Map()
      : await findOlderItems(db, [...new Set(gone.map(({ comicId }) => comicId))]);
  return [
    ...asked,
    ...gone.map(({ itemKey: key, comicId, hardcore }) => ({
      ...{ key, comicId, hardcore, isChanged: true },
      item: older.get(key),
    })),
  ];
}

/** The options of an item with how often each was chosen at first; of one whose words are gone, what was answered. */
function optionsOf(
  { item }: Item,
  own: readonly AnsweredItem[],
  known: ItemCountRow | null,
): ItemResult['options'] {
  const texts = item?.options ?? [...new Set(own.flatMap(({ first, last }) => [first, last]))];
  const rights = new Set(own.filter(({ firstRight }) => firstRight).map(({ first }) => first));
  return texts.map((text) => {
    const isRight = item ? item.correctAnswer === text : rights.has(text);
    const chosen = own.filter(({ counts, first }) => counts && first === text).length;
    const belief =
      item && !isRight && chosen >= leastAnswers.belief ? beliefBehind(item.question, text) : undefined;
    const everywhere = known && (known.chosen[text] ?? 0) / known.answers;
    const isHardlyChosen = !isRight && everywhere !== null && everywhere < leastChosen;
    return { text, isRight, chosen, belief: belief ?? null, everywhere, isHardlyChosen };
  });
}

const enoughOf = (counts: ItemCountRow | undefined) =>
  counts && counts.answers >= leastAnswers.statistics ? counts : null;

const statisticsOf = ({ answers, isRight, discrimination }: ItemCountRow): ItemStatistics => ({
  answers,
  facility: isRight / answers,
  discrimination,
});

/** What has become of an item that does not tell who knows it. */
function restOf(
  { hardcore }: Item,
  about: { known: ItemCountRow | null; pulled: PulledItemRow | undefined; now: QuizItem[] | undefined },
): RestState | null {
  const { known, pulled, now } = about;
  if (pulled) return pulled.putBackAt ? 'put-back' : 'rests';
  if (!known || !isWeak(known) || !now) return null;
  return askedOf(now).filter((one) => one.hardcore === hardcore).length <= leastLeft ? 'few-left' : null;
}

function shareOf(answers: readonly AnsweredItem[]) {
  const counted = answers.filter(({ counts }) => counts);
  return { right: counted.filter(({ firstRight }) => firstRight).length, of: counted.length };
}

function middleSeconds(answers: readonly AnsweredItem[]): number | null {
  const sorted = answers.filter(({ counts }) => counts).map(({ ms }) => ms);
  sorted.sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : Math.round(middle / 1_000);
}

function cellOf(answer: AnsweredItem | undefined, options: readonly string[]): ResultCell {
  if (!answer) return { state: 'not-yet', chosen: null, counts: true };
  const { firstRight, everRight, first, last, counts } = answer;
  const seen = answer.seenBefore && { seenBefore: true as const };
  if (firstRight) return { state: 'right', chosen: null, counts, ...seen };
  const place = options.indexOf(everRight ? first : last);
  return { state: everRight ? 'repaired' : 'wrong', chosen: place < 0 ? null : place, counts, ...seen };
}

/** Who needs their teacher first: most still wrong, then fewest right at first. Who has not begun comes last. */
function byNeed(a: PupilResult, b: PupilResult): number {
  const begun = (one: PupilResult) => Number(one.cells.some(({ state }) => state !== 'not-yet'));
  const wrong = (one: PupilResult) => one.cells.filter(({ state }) => state === 'wrong').length;
  const share = ({ firstTry }: PupilResult) => (firstTry.of === 0 ? 1 : firstTry.right / firstTry.of);
  return begun(b) - begun(a) || wrong(b) - wrong(a) || share(a) - share(b);
}

/** The item that fewest knew at first, of those that enough have answered; none where everybody knew all. */
export function findLost(items: readonly Pick<ItemResult, 'firstTry'>[]): number | null {
  const share = (i: number) => items[i]!.firstTry.right / items[i]!.firstTry.of;
  const [lost] = [...items.keys()]
    .filter((i) => items[i]!.firstTry.of >= leastAnswers.lost && share(i) < 1)
    .sort((a, b) => share(a) - share(b));
  return lost ?? null;
}

function taughtIn(items: readonly ItemResult[]): ClassResults['taught'] {
  const places = Map.groupBy(
    items.filter(({ taughtAt, firstTry, isChanged }) => taughtAt && firstTry.of > 0 && !isChanged),
    ({ comicId, taughtAt }) => `${comicId} ${taughtAt!.page} ${taughtAt!.panel}`,
  );
  return [...places.values()]
    .map((own) => ({
      comicId: own[0]!.comicId,
      ...own[0]!.taughtAt!,
      right: own.reduce((sum, { firstTry }) => sum + firstTry.right, 0),
      of: own.reduce((sum, { firstTry }) => sum + firstTry.of, 0),
    }))
    .sort((a, b) => a.right / a.of - b.right / b.of);
}

/** Finds the picture of a panel. */
function panelsOf(comics: Comics, media: MediaUrls, held: MediaUrls) {
  const pagesOf = new Map(
    comics.map(({ id, content, isPublic }) => [
      id,
      presentReadingPages(content, isPublic ? media : held, isPublic),
    ]),
  );
  return (comicId: string, page: number, panel: number) =>
    presentPanelPicture(pagesOf.get(comicId), { page, panel });
}
