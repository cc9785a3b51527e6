import { expectedAnswerMs } from '@panelwise/contracts/domain/evidence';
import { powerUps } from '@panelwise/contracts/domain/power-ups';
import { purseOf, type Reward } from '@panelwise/contracts/domain/rewards';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import type { Queryable } from '@panelwise/db/client';
import { countForGoal, listGoalsOf } from '@panelwise/db/repositories/class-goals';
import { listGifts } from '@panelwise/db/repositories/gifts';
import { listAssigned } from '@panelwise/db/repositories/learner';
import { type LearningWeek, readLearningWeek } from '@panelwise/db/repositories/learning-days';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { findOpenReading } from '@panelwise/db/repositories/readings';
import { listPartsOff, readPurse } from '@panelwise/db/repositories/rewards';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { findBattlerOn } from '../../policies/battles.ts';
import { presentAssigned } from '../../presenters/assigned.ts';
import { presentGoal } from '../../presenters/class-goal.ts';
import { presentLibraryComic } from '../../presenters/library.ts';
import { countBadges } from './badges.ts';
import { readDeck } from './daily-deck.ts';
import { gamesOf } from './games/deck.ts';
import { readGameComic } from './games/read-game-comic.ts';
import { planOf } from './reading-plan.ts';
import { readShelf } from './shelf.ts';

/** So much is shown at once; whoever has more sees the newest, or what is due first. */
const most = { assigned: 50, play: 3 } as const;

/** Whose it is, and what their parents let them be shown. */
type Learner = Pick<Caller, 'userId' | 'shown'>;

/** What somebody has to do, goes on with and knows. @param held addresses for pictures that are not public */
export async function readHome(
  db: Queryable,
  { userId, shown }: Learner,
  media: MediaUrls,
  held: MediaUrls,
): Promise<Omit<LearnHome, 'error' | 'message'>> {
  const off = await listPartsOff(db, userId);
  const [isRewarded, hasShorts, hasGames] = [!off.has('rewards'), !off.has('shorts'), !off.has('games')];
  const [assigned, { items: deck, enough }, goOn, shelf, week, purse] = await Promise.all([
    listAssigned(db, userId, most.assigned),
    readDeck(db, { userId, shown }),
    readGoOn(db, { userId, shown }, media),
    readShelf(db, { userId, shown }, media),
    readLearningWeek(db, userId),
    isRewarded ? readPurse(db, userId) : undefined,
  ]);
  const badges = isRewarded ? await countBadges(db, userId, hasGames) : undefined;
  const play = hasGames ? await listPlayable(db, userId, shelf) : undefined;
  const perComic = Map.groupBy(deck, ({ title }) => title);
  return {
    assigned: assigned
      .filter(({ isRead, questions, answered }) => !isRead || answered < questions)
      .map((one) => presentAssigned(one, media, held)),
    goOn,
    review: {
      items: deck.length,
      minutes: minutesOf(deck.reduce((sum, { item }) => sum + expectedAnswerMs(item), 0)),
      comics: [...perComic].map(([title, items]) => ({ title, items: items.length })),
      ...(enough && { enough }),
    },
    shelf,
    days: week.days,
    ...(hasShorts && { hasShorts }),
    ...(play && { play }),
    ...((await findBattlerOn(db, userId)) && { hasBattles: true as const }),
    ...(purse && { purse: purseOf(purse), ...(!off.has('power-ups') && shieldOf(week, purse)) }),
    ...(badges && { badges, goals: await readGoals(db, userId), gifts: await listGifts(db, userId) }),
  };
}

/** Whether a shield stands in for a day of this week, or could. */
function shieldOf(week: LearningWeek, { coins }: Reward): Pick<LearnHome, 'weekShield'> {
  if (week.hasShield) return { weekShield: 'on' };
  const isOffered = week.mayShield && coins >= powerUps.weekShield.coins;
  return isOffered ? { weekShield: 'offered' } : {};
}

/** What the classes of somebody want to reach together. */
async function readGoals(db: Queryable, userId: string): Promise<LearnHome['goals']> {
  const rows = await listGoalsOf(db, userId);
  return Promise.all(
    rows.map(async ({ goal, className }) => ({
      ...presentGoal(goal, await countForGoal(db, goal)),
      className,
    })),
  );
}

/** Those of the comics that were read last which have games. */
async function listPlayable(
  db: Queryable,
  userId: string,
  shelf: LearnHome['shelf'],
): Promise<LearnHome['play']> {
  const last = shelf.filter(({ isRead }) => isRead).slice(0, most.play);
  const have = await Promise.all(
    last.map(async ({ comic }) => gamesOf(await readGameComic(db, userId, { comicId: comic._id }))),
  );
  return last.filter((_, index) => have[index]!.length > 0).map(({ comic }) => comic);
}

const minutesOf = (ms: number) => Math.ceil(ms / 60_000);

async function readGoOn(
  db: Queryable,
  { userId, shown }: Learner,
  media: MediaUrls,
): Promise<LearnHome['goOn']> {
  const reading = await findOpenReading(db, userId, shown);
  const comic = reading && (await findLibraryComic(db, reading.comicId));
  if (!comic) return null;
  const plan = planOf(comic.content);
  const left = plan.panels.length === 0 ? 0 : 1 - reading.panelsRead / plan.panels.length;
  return {
    comic: presentLibraryComic(comic, media),
    page: reading.page,
    panel: reading.panel,
    panelsRead: Math.min(reading.panelsRead, plan.panels.length),
    panels: plan.panels.length,
    minutesLeft: Math.max(1, minutesOf(plan.expectedMs * left)),
  };
}
