import type { Submission } from '@panelwise/contracts/domain/review';

type Place = Pick<Submission, '_id' | 'createdAt'>;
export type Neighbours<Row> = {
  previous: Row | undefined;
  next: Row | undefined;
  /** Where the comic stands among those that wait, from 1; undefined when it does not wait. */
  number: number | undefined;
};

/**
 * The comics before and after one in the queue, which is ordered by age, oldest first. One that has left
 * the queue still has its place by its age, so that whoever decides moves on from there.
 */
export function neighboursOf<Row extends Place>(queue: readonly Row[], comic: Place): Neighbours<Row> {
  const at = queue.findIndex((row) => row._id === comic._id);
  if (at >= 0) return { previous: queue[at - 1], next: queue[at + 1], number: at + 1 };
  return {
    previous: queue.findLast((row) => row.createdAt < comic.createdAt),
    next: queue.find((row) => row.createdAt >= comic.createdAt),
    number: undefined,
  };
}
