import type { ClassGoal } from '@panelwise/contracts/domain/class-goals';
import type { ClassGoalRow } from '@panelwise/db/repositories/class-goals';

/** A goal as teachers and pupils see it. @param have how far all are together */
export function presentGoal(goal: ClassGoalRow, have: number, now = new Date()): ClassGoal {
  const { id, kind, target, untilDay, reachedAt, endedAt } = goal;
  const isOver = endedAt !== null || untilDay < now.toISOString().slice(0, 10);
  return { _id: id, kind, target, untilDay, have, state: reachedAt ? 'reached' : isOver ? 'over' : 'open' };
}
