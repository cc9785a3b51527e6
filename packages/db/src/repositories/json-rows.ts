import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as an object of JSON, by the names that its columns have with us: rows of several tables come in one statement. */
export function jsonRow(table: PgTable): SQL {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`json_build_object(${sql.join(fields, sql`, `)})`;
}

/** What `jsonRow` has made, with its moments as dates again. */
export function fromJsonRow<T extends PgTable>(table: T, row: Record<string, unknown>): InferSelectModel<T> {
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = row[name];
    return [name, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(fields) as InferSelectModel<T>;
}
