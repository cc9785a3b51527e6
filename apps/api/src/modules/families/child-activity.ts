import { knownComics } from '@panelwise/contracts/domain/known-comics';
import type { Queryable } from '@panelwise/db/client';
import { listEarnedBadges } from '@panelwise/db/repositories/badges';
import {
  listComicsShown,
  listReadingDays,
  listReadings,
  listReviewCards,
  listSchoolWork,
} from '@panelwise/db/repositories/child-activity';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import type { MediaUrls } from '../../media/media-urls.ts';
import { retrievabilityOf } from '../learn/next-card.ts';

const dayMs = 86_400_000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const minutesOf = (ms: number) => Math.round(ms / 60_000);

/** The last seven days by UTC, today among them, the earliest first. */
export function lastSevenDays(now: Date): string[] {
  return Array.from({ length: 7 }, (_, i) => dayOf(new Date(now.getTime() - (6 - i) * dayMs)));
}

/** Minutes that somebody has read today. */
export async function minutesToday(db: Queryable, userId: string, now = new Date()): Promise<number> {
  const days = await listReadingDays(db, userId, dayOf(now));
  return minutesOf(days.reduce((sum, { ms }) => sum + ms, 0));
}

/**
 * What a child read in a week and knows: comics and minutes, not each tap. Nothing is said of what nothing is known of.
 */
export async function readActivity(db: Queryable, media: MediaUrls, childId: string, now: Date) {
  const week = lastSevenDays(now);
  const [days, cards, school] = await Promise.all([
    listReadingDays(db, childId, week[0]!),
    listReviewCards(db, childId),
    listSchoolWork(db, childId),
  ]);
  const known = knownComics(cards.map((card) => ({ ...card, recall: retrievabilityOf(card, now) })));
  const readIds = [...new Set(days.map(({ comicId }) => comicId))];
  const [readings, comics] = await Promise.all([
    listReadings(db, childId, readIds),
    listComicsShown(db, [...new Set([...readIds, ...known.map(({ comicId }) => comicId)])]),
  ]);
  const shown = new Map(
    comics.map((comic) => [
      comic.id,
      {
        comicId: comic.id,
        title: comic.title,
        subject: comic.subject,
        thumbnail: comic.isPublic ? media.url(comic.thumbnailKey, { public: true, small: true }) : null,
        isPublic: comic.isPublic,
      },
    ]),
  );
  const of = <T extends { comicId: string }>(list: T[]) =>
    list.flatMap((one) => {
      const comic = shown.get(one.comicId);
      return comic ? [{ ...one, ...comic }] : [];
    });
  const read = of(
    readIds.map((comicId) => {
      const own = days.filter((day) => day.comicId === comicId);
      const reading = readings.find((one) => one.comicId === comicId);
      return {
        comicId,
        panelsRead: reading?.panelsRead ?? 0,
        panels: reading?.panels ?? 0,
        isFinished: Boolean(reading?.finishedAt),
        minutes: minutesOf(own.reduce((sum, { ms }) => sum + ms, 0)),
        days: own.map(({ day }) => day),
      };
    }),
  ).sort((a, b) => b.days.at(-1)!.localeCompare(a.days.at(-1)!) || b.minutes - a.minutes);
  return {
    days: week.map((day) => ({
      day,
      minutes: minutesOf(days.filter((one) => one.day === day).reduce((sum, { ms }) => sum + ms, 0)),
    })),
    read,
    knowsWell: of(known.filter(({ state }) => state === 'well'))
      .map(({ stabilityDays, comicId, title, subject, thumbnail, isPublic }) => ({
        comicId,
        title,
        subject,
        thumbnail,
        isPublic,
        days: Math.round(stabilityDays),
      }))
      .sort((a, b) => b.days - a.days),
    shaky: of(known.filter(({ state }) => state === 'shaky')).map(
      ({ comicId, title, subject, thumbnail, isPublic, items, shakyItems, unrepairedItems }) => ({
        comicId,
        title,
        subject,
        thumbnail,
        isPublic,
        items,
        shakyItems,
        unrepairedItems,
      }),
    ),
    school: school.map(({ dueAt, ...work }) => ({ ...work, dueAt: dueAt?.toISOString() ?? null })),
  };
}
export type Activity = Awaited<ReturnType<typeof readActivity>>;

/** How many badges a child has; undefined where rewards are switched off. */
export async function countBadgesOfChild(db: Queryable, childId: string): Promise<number | undefined> {
  if (await isPartOff(db, childId, 'rewards')) return undefined;
  return (await listEarnedBadges(db, childId)).length;
}
