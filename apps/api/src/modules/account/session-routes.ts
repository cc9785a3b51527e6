import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/sessions';
import {
  listSessions,
  revokeSession,
  revokeSessionsOf,
  type SessionRow,
} from '@panelwise/db/repositories/sessions';
import type { NotificationBus } from '@panelwise/queue/notifications/port';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';

/** Where somebody is logged in, and the way to end it from elsewhere. */
export function registerSessionRoutes(app: FastifyInstance, { database: { db }, bus }: Deps): void {
  registerForUsers(app, contract.listSessions, async ({ caller }) => {
    const rows = await listSessions(db, caller.userId);
    return ok('Sessions', { sessions: rows.map((row) => present(row, caller)) });
  });

  registerForUsers(app, contract.endSession, async ({ caller, params }) => {
    if (!(await revokeSession(db, params.id, caller.userId))) throw new DomainError('not-found');
    await sayEnded(bus, caller.userId, [params.id]);
    return ok('Logged out there.');
  });

  registerForUsers(app, contract.endOtherSessions, async ({ caller }) => {
    await sayEnded(bus, caller.userId, await revokeSessionsOf(db, caller.userId, caller.sessionId));
    return ok('Logged out everywhere else.');
  });
}

/** Tells all processes and screens that these sessions of an account have ended. */
export async function sayEnded(bus: NotificationBus, userId: string, sessionIds: string[]): Promise<void> {
  for (const sessionId of sessionIds) await bus.publish({ topic: 'session-ended', userId, sessionId });
}

function present({ id, device, createdAt, rotatedAt }: SessionRow, { sessionId }: Caller) {
  return {
    _id: id,
    device: device || 'A device',
    current: id === sessionId,
    startedAt: createdAt.toISOString(),
    usedAt: rotatedAt.toISOString(),
  };
}
