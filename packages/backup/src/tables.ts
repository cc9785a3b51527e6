import pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** A table of ours and the columns that can be written; generated ones are computed again. */
export type Table = { name: string; columns: string[] };

/** Every table of the product, by name. What drizzle and the queue keep for themselves is not among them. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname collate "C"`);
  return rows;
}

/** Sequences that have given a number, and the last one. */
export async function listSequences(client: Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename collate "C"`,
  );
  return rows;
}

export type ForeignKey = { table: string; name: string; definition: string };

/** The foreign keys of our tables, as they are declared. */
export async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by c.relname, k.conname`,
  );
  return rows;
}

/** A table's or column's name inside a statement. */
export const quote = (name: string): string => pg.escapeIdentifier(name);

/** How a table's rows are written and read: in text, in the order in which they lie. */
export function copyOf({ name, columns }: Table, direction: 'to stdout' | 'from stdin'): string {
  return `copy public.${quote(name)} (${columns.map(quote).join(', ')}) ${direction}`;
}

/**
 * Sets, for the transaction that is open, all that decides how a row is written as text, so that the same row is the same text
 * on every server; and lets it take its time.
 */
export async function fixTextForm(client: Client): Promise<void> {
  await client.query(`
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
    set local bytea_output = 'hex'; set local extra_float_digits = 3; set local client_encoding = 'UTF8';
    set local synchronize_seqscans = off; set local row_security = off;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}
