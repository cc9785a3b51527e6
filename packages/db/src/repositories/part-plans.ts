import type { ChosenPart } from '@panelwise/contracts/domain/chosen-parts';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { isUnfinished } from './runs.ts';

type Planned = PartPlan & { comicId: string };

/** @throws DomainError `parts-changed` where these are not all parts that there are, and no others */
export function mustBeAll(chosen: ChosenPart[], plans: Planned[]): ChosenPart[] {
  const isThere = ({ comicId }: ChosenPart) => plans.some((plan) => plan.comicId === comicId);
  if (chosen.length !== plans.length || !chosen.every(isThere)) throw new DomainError('parts-changed');
  return chosen;
}

/** @throws DomainError `part-drawn` where one of them has pages, or is being drawn */
export async function mustBeUndrawn(tx: Transaction, plans: Planned[]): Promise<void> {
  const ids = plans.map(({ comicId }) => comicId);
  const drawn = await tx
    .select({ id: comics.id })
    .from(comics)
    .leftJoin(runs, and(eq(runs.comicId, comics.id), eq(runs.step, 'generate-comic'), isUnfinished))
    .where(and(inArray(comics.id, ids), or(gt(comics.pageCount, 0), isNotNull(runs.id))));
  if (drawn.length > 0) throw new DomainError('part-drawn');
}

/** Stores what the parts are now, and gives their comics their new numbers. The part of a deleted comic stays as it is. */
export async function storePlans(
  tx: Transaction,
  seriesId: string,
  stored: PartPlan[],
  { plans, next }: { plans: Planned[]; next: Planned[] },
): Promise<void> {
  const withoutComic = ({ comicId: _, ...plan }: Planned): PartPlan => plan;
  const parts = stored.map((plan) => {
    const planned = next.find(({ part }) => part === plan.part);
    return planned ? withoutComic(planned) : plan;
  });
  await tx.update(series).set({ parts }).where(eq(series.id, seriesId));
  const moved = next.flatMap(({ comicId, part }) => {
    const before = plans.find((one) => one.comicId === comicId)!.part;
    return before === part ? [] : [{ comicId, part, before }];
  });
  // Two never have one number, not even for a moment.
  for (const { comicId, part } of moved)
    await tx.update(comics).set({ partNumber: -part }).where(eq(comics.id, comicId));
  // Lists have the newest first, and so part 1 before part 2 (`partCreatedAt`).
  for (const { comicId, part, before } of moved)
    await tx
      .update(comics)
      .set({
        partNumber: part,
        createdAt: sql`${comics.createdAt} + ${before - part} * interval '1 microsecond'`,
      })
      .where(eq(comics.id, comicId));
}
