import { type ClassConcept, helpBelow } from '@panelwise/contracts/domain/class-concepts';
import type { ClassPupil } from '@panelwise/contracts/domain/class-results';
import { masteryOf } from '@panelwise/contracts/domain/mastery';
import type { Queryable } from '@panelwise/db/client';
import { listPupilsOf } from '@panelwise/db/repositories/assignments';
import { listComicsOfClass, listConceptStandings } from '@panelwise/db/repositories/class-concepts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { retrievabilityOf } from '../learn/next-card.ts';
import { listItemsToAnswer } from './assign.ts';

type Standing = Awaited<ReturnType<typeof listConceptStandings>>[number];

/**
 * How well a class knows each concept that was assigned to it: what it knows least comes first, and what nobody has begun last.
 * @param held addresses for pictures that are not public
 */
export async function readConcepts(
  db: Queryable,
  classId: string,
  media: MediaUrls,
  held: MediaUrls,
): Promise<ClassConcept[]> {
  const [comics, standings, members] = await Promise.all([
    listComicsOfClass(db, classId),
    listConceptStandings(db, classId),
    listPupilsOf(db, [classId]),
  ]);
  const items = await listItemsToAnswer(
    db,
    comics.map(({ id }) => id),
  );
  const byComic = Map.groupBy(standings, ({ comicId }) => comicId);
  const now = new Date();
  return comics
    .map(({ id, title, concept, partNumber, partCount, isPublic, thumbnailKey }): ClassConcept => {
      const keys = new Set(items.get(id)?.map(({ key }) => key));
      const byPupil = [...Map.groupBy(byComic.get(id) ?? [], ({ userId }) => userId).values()];
      const begun = byPupil.flatMap((rows) => {
        const known = knownOf(rows, keys, now);
        return known === null ? [] : [{ userId: rows[0]!.userId, known }];
      });
      const sum = (of: (row: Standing) => number) => byPupil.reduce((all, [row]) => all + of(row!), 0);
      return {
        comicId: id,
        ...{ title, partNumber, partCount, concept },
        thumbnail: (isPublic ? media : held).url(thumbnailKey, { public: isPublic, small: true }),
        pupils: byPupil.length,
        read: sum(({ isRead }) => Number(isRead)),
        begun: begun.length,
        firstTry: { right: sum(({ right }) => right), of: sum((row) => row.of) },
        known: begun.length === 0 ? null : begun.reduce((all, one) => all + one.known, 0) / begun.length,
        needHelp: whoNeedHelp(begun, members.get(classId) ?? []),
      };
    })
    .sort((a, b) => (a.known ?? 2) - (b.known ?? 2));
}

/** What share of the items that a pupil has answered they would have right now; null for whoever has answered none. */
function knownOf(rows: readonly Standing[], keys: ReadonlySet<string>, now: Date): number | null {
  const cards = rows.flatMap(({ card }) => (card && keys.has(card.itemKey) ? [card] : []));
  if (cards.length === 0) return null;
  const standing = cards.map((card) => ({
    retrievability: retrievabilityOf(card, now),
    wasRight: card.wasRight,
    lapses: card.lapses,
  }));
  return masteryOf(cards.length, standing).share;
}

function whoNeedHelp(
  begun: readonly { userId: string; known: number }[],
  pupils: readonly ClassPupil[],
): ClassConcept['needHelp'] {
  const names = new Map(pupils.map(({ _id, name }) => [_id, name]));
  return begun
    .filter(({ known }) => known < helpBelow)
    .map(({ userId: _id, known }) => ({ _id, name: names.get(_id) ?? '', known }))
    .sort((a, b) => a.known - b.known);
}
