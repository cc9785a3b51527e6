import type { ReviewPlace } from '@panelwise/contracts/domain/comic';
import type { NoticeKind } from '@panelwise/contracts/domain/notice';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id } from './columns.ts';
import { comics } from './comics.ts';

/** What the bell tells a person: one row for each decision about a comic of theirs, or parent who was linked, until retention takes it. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it is about no comic but about who sees one's learning. */
    comicId: uuid().references(() => comics.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    reason: text(),
    place: jsonb().$type<ReviewPlace>(),
    readAt: at(),
    /** When its mail is to be sent; null where it was, or where it gets none. */
    mailDueAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index('notices_user').on(t.userId, t.createdAt),
    index('notices_comic').on(t.comicId),
    index('notices_created').on(t.createdAt),
    index('notices_mail_due').on(t.mailDueAt).where(sql`${t.mailDueAt} is not null`),
  ],
);
