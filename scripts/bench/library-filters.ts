import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { knownStandards, unitsOf } from '@panelwise/contracts/curricula/curricula';
import type { ShownComics } from '@panelwise/contracts/domain/family';
import { type Database, openDatabase } from '@panelwise/db/client';
import { type LibraryFilter, listLibrary, markLibrary } from '@panelwise/db/repositories/library';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { root } from '../stack/processes.ts';
import type { Arm } from './arm.ts';
import { openBenchStack } from './bench-stack.ts';
import { seedCollection } from './seed-collection.ts';

const rounds = 15;

/** As parents of a child in grade 7 may set it. */
const shown: ShownComics = { highestGrade: '7', hiddenSubjects: ['Physics'] };

const keysOf = (curriculum: string, filter: { grade?: string; unit?: string } = {}) =>
  unitsOf(curriculum, filter).flatMap(({ standards }) => standards.map(([code]) => `${curriculum}:${code}`));

/**
 * The library of a hundred thousand comics that are tagged with real standards, filtered by them and by what parents have
 * decided: what the database takes for an answer that nobody has asked for yet. The plans go to `artifacts/library-plans.txt`.
 */
export async function libraryFilters(dataDir: string): Promise<Arm[]> {
  const bench = await openBenchStack(dataDir, { workers: 0 });
  const { pool, close } = openDatabase(bench.stack.databaseUrl, { max: 1, statementMs: 0 });
  try {
    await seedCollection(bench.stack.databaseUrl, knownStandards);
    const chapter = unitsOf('ncert-new', { grade: '7' })[0]!;
    const filters: [string, LibraryFilter][] = [
      ['none', {}],
      ['a parent’s', { shown }],
      ['a standard', { standards: ['ngss:MS-LS1-6'] }],
      ['a chapter', { standards: keysOf('ncert-new', { unit: chapter.id }) }],
      ['a class', { standards: keysOf('ncert-new', { grade: '7' }) }],
      ['a grade of many standards', { standards: keysOf('ncert-2023', { grade: '7' }) }],
      ['a curriculum', { curriculum: 'ccss' }],
      ['a standard and a parent’s', { shown, standards: ['ngss:MS-LS1-6'] }],
      ['a class and a parent’s', { shown, standards: keysOf('ncert-new', { grade: '7' }) }],
      ['a curriculum and a parent’s', { shown, curriculum: 'ccss' }],
    ];
    const arms: Arm[] = [];
    const plans: string[] = [];
    for (const [name, filter] of filters) {
      const statements: Statement[] = [];
      const db = drizzle(pool, {
        casing: 'snake_case',
        logger: { logQuery: (text, values) => statements.push({ text, values }) },
      });
      const { total, times } = await measure(db, filter);
      const arm = `library filtered by ${name} (${total} comics)`;
      arms.push({ name: arm, unit: 'ms', values: times });
      plans.push(`## ${arm}`, await explainAll(pool, statements));
    }
    mkdirSync(path.join(root, 'artifacts'), { recursive: true });
    writeFileSync(path.join(root, 'artifacts/library-plans.txt'), plans.join('\n\n'));
    return arms;
  } finally {
    await close();
    await bench.close();
  }
}

/** One walk through what matches, and its first page. */
async function measure(db: Database, filter: LibraryFilter): Promise<{ total: number; times: number[] }> {
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const marks = await markLibrary(db, filter);
    await listLibrary(db, filter, marks, 1, 12);
    times.push(performance.now() - startedAt);
    total = marks.total;
  }
  return { total, times };
}

type Statement = { text: string; values: unknown[] };

/** The plans of the statements of one answer, as Postgres ran them. */
async function explainAll(pool: pg.Pool, statements: readonly Statement[]): Promise<string> {
  const distinct = new Map(statements.map((one) => [one.text, one]));
  const plans: string[] = [];
  for (const { text, values } of distinct.values()) {
    const { rows } = await pool.query(`explain (analyze, buffers) ${text}`, values);
    plans.push(rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n\n');
}
