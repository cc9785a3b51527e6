import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as an object of JSON: rows of several tables come in one statement. */
export const jsonRow = (table: PgTable): SQL => sql`to_json(${table})`;

/** What `jsonRow` has made, by the names that its columns have with us, and with its moments as dates again. */
export function fromJsonRow<T extends PgTable>(table: T, row: Record<string, unknown>): InferSelectModel<T> {
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = row[toSnakeCase(name)];
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(fields) as InferSelectModel<T>;
}
