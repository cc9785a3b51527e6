import type { Submission } from '@panelwise/contracts/domain/review';

type Place = Pick<Submission, '_id' | 'createdAt' | 'risk' | 'openReports'>;
export type Neighbours<Row> = {
  previous: Row | undefined;
  next: Row | undefined;
  /** Where the comic stands among those that wait, from 1; undefined when it does not wait. */
  number: number | undefined;
};

const isBefore = (a: Place, b: Place) => {
  if (a.openReports !== b.openReports) return a.openReports > b.openReports;
  return a.risk === b.risk ? a.createdAt < b.createdAt : a.risk > b.risk;
};

/**
 * The comics before and after one in the queue, which is ordered by how many readers reported, how much there is to look at, and then by age, oldest
 * first. One that has left the queue still has its place, so that whoever decides moves on from there.
 */
export function neighboursOf<Row extends Place>(queue: readonly Row[], comic: Place): Neighbours<Row> {
  const at = queue.findIndex((row) => row._id === comic._id);
  if (at >= 0) return { previous: queue[at - 1], next: queue[at + 1], number: at + 1 };
  return {
    previous: queue.findLast((row) => isBefore(row, comic)),
    next: queue.find((row) => !isBefore(row, comic)),
    number: undefined,
  };
}
