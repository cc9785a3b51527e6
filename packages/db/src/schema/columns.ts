import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** UUIDv7: sorted by time of creation, so that indexes stay compact and lists need no second key. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());
export const at = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => at().notNull().defaultNow();
