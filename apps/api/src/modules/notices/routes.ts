import { getNotices, readNotices } from '@panelwise/contracts/http/notices';
import {
  countUnreadNotices,
  listNotices,
  markNoticesRead,
  type NoticeRow,
} from '@panelwise/db/repositories/notices';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';

export function registerNoticeRoutes(app: FastifyInstance, { database: { db }, bus }: Deps): void {
  registerForUsers(app, getNotices, async ({ caller }) => {
    const [rows, unread] = await Promise.all([
      listNotices(db, caller.userId),
      countUnreadNotices(db, caller.userId),
    ]);
    return ok('Notices', { notices: rows.map(presentNotice), unread });
  });

  registerForUsers(app, readNotices, async ({ body, caller }) => {
    await markNoticesRead(db, caller.userId, body.ids);
    // On the other screens of the same person they are no news any more.
    await bus.publish({ topic: 'notices-changed', userId: caller.userId });
    return ok('Read.');
  });
}

function presentNotice({ id, createdAt, readAt, ...notice }: NoticeRow) {
  return { ...notice, _id: id, createdAt: createdAt.toISOString(), isRead: readAt !== null };
}
