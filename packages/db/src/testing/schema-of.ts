import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../client.ts';

type Column = { type: string; needed: boolean };
/** What a statement of an older process counts on: columns by `table.column`, and what the tables refuse. */
export type Schema = { columns: Map<string, Column>; refusals: Map<string, string> };

/** The tables of the product as the database itself tells them, each with its columns in the order they were made. */
export async function schemaOf({ db }: OpenDatabase): Promise<Schema> {
  const columns = await db.execute<{ name: string; type: string; needed: boolean }>(sql`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as needed
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const refusals = await db.execute<{ name: string; rule: string }>(sql`
    select conrelid::regclass || ': ' || conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x', 'p')
    union all
    select indrelid::regclass || ': ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace
    order by name, rule`);
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    refusals: new Map(refusals.rows.map(({ name, rule }) => [name, rule])),
  };
}

/** Why processes of the version before could not go on while a migration is made, and after it; empty where they can. */
export function breaksOlder(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const gone = [...before.columns].flatMap(([name, { type }]) => {
    const now = after.columns.get(name);
    if (!now) return [`${name} is gone`];
    return now.type === type ? [] : [`${name} was ${type} and is ${now.type}`];
  });
  const needed = [...after.columns].flatMap(([name, column]) =>
    column.needed && tables.has(tableOf(name)) && !before.columns.get(name)?.needed
      ? [`${name} must be given, and older processes do not know that`]
      : [],
  );
  const refused = [...after.refusals].flatMap(([name, rule]) =>
    tables.has(name.split(': ')[0]!) && before.refusals.get(name) !== rule
      ? [`${name} refuses more: ${rule}`]
      : [],
  );
  return [...gone, ...needed, ...refused];
}

const tableOf = (column: string) => column.split('.')[0]!;
