import { type ClassGoal, classGoalRules } from '@panelwise/contracts/domain/class-goals';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/class-goals';
import type { Queryable } from '@panelwise/db/client';
import { lockLearner } from '@panelwise/db/repositories/attempts';
import * as goals from '@panelwise/db/repositories/class-goals';
import type { ClassRow } from '@panelwise/db/repositories/classes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { getMember, getOwnClass, getTaughtClass } from '../../policies/classes.ts';
import { presentGoal } from '../../presenters/class-goal.ts';
import { give } from '../learn/give.ts';

const dayMs = 24 * 3_600_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The goal of a class, and what its owner gives to a pupil. */
export function registerGoalRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, contract.getClassGoal, async ({ caller, params }) => {
    const row = await getTaughtClass(db, caller, params.id);
    return ok('Goal', { goal: await readGoal(db, row) });
  });

  registerForUsers(app, contract.setClassGoal, async ({ caller, params, body }) => {
    const row = await getTaughtClass(db, caller, params.id);
    if (row.archivedAt) throw new DomainError('class-archived');
    if (row.offParts.includes('rewards')) throw new DomainError('class-rewards-off');
    const now = Date.now();
    if (body.untilDay < dayOf(now) || body.untilDay > dayOf(now + classGoalRules.daysMax * dayMs))
      throw new DomainError('class-goal-day');
    const made = await db.transaction((tx) =>
      goals.insertClassGoal(tx, { ...body, classId: row.id, madeBy: caller.userId }),
    );
    if (!made) throw new DomainError('class-goal-there');
    return ok('The goal is set.', { goal: await readGoal(db, row) });
  });

  registerForUsers(app, contract.endClassGoal, async ({ caller, params }) => {
    const row = await getTaughtClass(db, caller, params.id);
    await goals.endClassGoal(db, row.id);
    return ok('The goal is ended.', { goal: await readGoal(db, row) });
  });

  registerForUsers(app, contract.giveToPupil, async ({ caller, params, body }) => {
    const row = await getOwnClass(db, caller, params.id);
    if (row.archivedAt) throw new DomainError('class-archived');
    const pupil = await getMember(db, row.id, params.pupil);
    const gift = { giverId: caller.userId, childId: pupil.userId, from: 'teacher' } as const;
    const leftThisWeek = await db.transaction(async (tx) => {
      await lockLearner(tx, pupil.userId);
      return give(tx, gift, body);
    });
    return ok('Given.', { leftThisWeek });
  });
}

/** The goal that was set last, with how far the class is; null where there was none, or rewards are switched off. */
async function readGoal(db: Queryable, row: ClassRow): Promise<ClassGoal | null> {
  if (row.offParts.includes('rewards')) return null;
  const goal = await goals.findClassGoal(db, row.id);
  return goal ? presentGoal(goal, await goals.countForGoal(db, goal)) : null;
}
