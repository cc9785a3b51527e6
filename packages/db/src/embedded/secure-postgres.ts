import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findBinaries, must, run } from './commands.ts';

/** Owns the cluster and has no password, so nobody can log in as it. */
export const superuser = 'panelwise';
/** Owns the database and nothing else. */
const application = 'panelwise_app';

/** The address of a server on this data folder, with the password in it. */
export function urlOf(dir: string, port: number): string {
  const password = readFileSync(passwordFile(dir), 'utf8').trim();
  return `postgres://${application}:${password}@127.0.0.1:${port}/postgres`;
}

/** Where the password is: beside the data folder, readable for its owner alone. Without it the next start makes a new one. */
export function passwordFile(dir: string): string {
  return `${dir}.secret`;
}

/**
 * Gives the database to a role without special rights under a new random password, and leaves the superuser without
 * one: then only whoever may read the folder becomes superuser, by Postgres' single-user mode, which does this here.
 * What an older version made as superuser changes hands. Can be repeated; the server must not be running.
 */
export function secure(dir: string, mayCreateDatabases: boolean): void {
  const password = randomBytes(32).toString('base64url');
  const rights = `login nosuperuser nocreaterole noreplication nobypassrls ${mayCreateDatabases ? 'createdb' : 'nocreatedb'}`;
  const statements = [
    `do $$ begin if to_regrole('${application}') is null then create role ${application}; end if; end $$`,
    `alter role ${application} with ${rights} password '${password}'`,
    `alter role ${superuser} password null`,
    `alter database postgres owner to ${application}`,
    handOver.replaceAll(/\s+/g, ' '),
  ];
  // One statement to a line; the first error ends it.
  const done = run(findBinaries().postgres, ['--single', '-D', dir, '-c', 'exit_on_error=on', 'postgres'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    input: `${statements.join('\n')}\n`,
  });
  must(done, 'Securing the database');
  // Written last and at once: a start that was killed before this does it all again.
  writeFileSync(`${passwordFile(dir)}.part`, `${password}\n`, { mode: 0o600 });
  renameSync(`${passwordFile(dir)}.part`, passwordFile(dir));
}

/** Schemas, tables, routines and types of the superuser that neither Postgres nor an extension needs. */
const handOver = `
  do $$ declare command text; begin
    for command in
      with free as (
        select n.oid, n.nspname from pg_namespace n
        where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      ), bound as (
        select classid, objid from pg_depend where deptype in ('e', 'i')
          or (deptype = 'a' and classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass)
      )
      select format('schema %I', nspname) from free where nspname <> 'public'
      union all
      select format('table %I.%I', f.nspname, c.relname) from pg_class c join free f on f.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ('pg_class'::regclass, c.oid) not in (select * from bound)
      union all
      select format('routine %s', p.oid::regprocedure) from pg_proc p join free f on f.oid = p.pronamespace
        where ('pg_proc'::regclass, p.oid) not in (select * from bound)
      union all
      select format('type %I.%I', f.nspname, t.typname) from pg_type t join free f on f.oid = t.typnamespace
        where t.typtype in ('e', 'd') and ('pg_type'::regclass, t.oid) not in (select * from bound)
    loop
      execute 'alter ' || command || ' owner to ${application}';
    end loop;
  end $$`;
