import { battleRules } from '@panelwise/contracts/domain/battles';
import type { Queryable } from '@panelwise/db/client';
import { firstRating, listRatings } from '@panelwise/db/repositories/battlers';
import { listRecordedRuns } from '@panelwise/db/repositories/battles';
import type { StoredBattleItem, StoredGhost } from '@panelwise/db/schema/battles';
import type { Battler } from '../../policies/battles.ts';

/** So many runs are looked at, the latest. */
const most = 30;

type Run = Awaited<ReturnType<typeof listRecordedRuns>>[number];

/**
 * A recorded run to play with: of somebody of the same age who is about as strong, or the best one of one's own.
 * @param pool the questions of the comic as they are now: a run about others is none
 * @returns undefined where nobody has played this comic yet
 */
export async function findGhost(
  db: Queryable,
  { userId, band }: Battler,
  about: { comicId: string; subject: string; pool: readonly StoredBattleItem[] },
  isOwnAlone: boolean,
): Promise<{ items: StoredBattleItem[]; ghost: StoredGhost } | undefined> {
  const others = isOwnAlone ? [] : await listRecordedRuns(db, about.comicId, { band, notBy: userId }, most);
  const fitting = others.flatMap((run) => withItems(run, about.pool));
  const ratings = await listRatings(db, about.subject, [userId, ...fitting.map(({ run }) => run.userId)]);
  const ratingOf = (id: string) => (ratings.get(id) ?? firstRating).rating;
  const mine = ratingOf(userId);
  const near = (run: Run) => Math.abs(ratingOf(run.userId) - mine);
  const [nearest] = fitting.toSorted((a, b) => near(a.run) - near(b.run));
  if (nearest) {
    const { run, items } = nearest;
    return { items, ghost: { isOwn: false, rating: ratingOf(run.userId), runs: run.runs } };
  }
  const own = (await listRecordedRuns(db, about.comicId, { userId }, most)).flatMap((run) =>
    withItems(run, about.pool),
  );
  const right = ({ runs }: Run) => runs.filter(({ isRight }) => isRight).length;
  const [best] = own.toSorted((a, b) => right(b.run) - right(a.run));
  return best && { items: best.items, ghost: { isOwn: true, rating: mine, runs: best.run.runs } };
}

function withItems(run: Run, pool: readonly StoredBattleItem[]): { run: Run; items: StoredBattleItem[] }[] {
  const items = run.items.flatMap(({ key }) => pool.find((item) => item.key === key) ?? []);
  const isWhole = items.length === battleRules.items && run.runs.length === battleRules.items;
  return isWhole ? [{ run, items }] : [];
}
