import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@panelwise/db/client';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import type { TestProject } from 'vitest/node';
import { signIn } from '../scripts/stack/api-client.ts';
import { createDemoAccounts, type DemoAccount } from '../scripts/stack/demo-accounts.ts';
import {
  acceptComic,
  type MadeComic,
  makeComics,
  publishWithLearningContent,
  waterCycle,
} from '../scripts/stack/make-comic.ts';
import { type Stack, startStack } from '../scripts/stack/start-stack.ts';
import { copyDataDir } from './copy-data-dir.ts';

/** Data folders that every file of tests begins with a copy of: drawing the same things for each would take minutes. */
export type PreparedStacks = {
  /** A demo teacher and admin who have done nothing yet; the pictures of styles and subjects are drawn. */
  empty: string;
  /** As `empty`, and the teacher has a series: part 1 is in the library with all its learning content, part 2 is printed. */
  shelf: string;
  parts: MadeComic[];
};

declare module 'vitest' {
  interface ProvidedContext {
    prepared: PreparedStacks;
  }
}

/** Makes the folders once for all files of tests. */
export default async function prepareStacks(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'panelwise prepared '));
  const [empty, shelf] = [path.join(dir, 'empty'), path.join(dir, 'shelf')];
  const accounts = await withStack(empty, async (stack) => {
    const made = (await createDemoAccounts(stack.databaseUrl, empty))!;
    await untilCatalogueIsDrawn(stack);
    return made;
  });
  copyDataDir(empty, shelf);
  const parts = await withStack(shelf, (stack) => fillShelf(stack, accounts));
  project.provide('prepared', { empty, shelf, parts });
  return () => rmSync(dir, { recursive: true, force: true });
}

async function withStack<T>(dataDir: string, work: (stack: Stack) => Promise<T>): Promise<T> {
  const stack = await startStack({ dataDir, port: await findFreePort(), workers: 2 });
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}

/** The workers draw these on their own at their first start. */
async function untilCatalogueIsDrawn({ databaseUrl }: Stack): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, { max: 1 });
  const missing = 'select image_key from styles union all select image_key from subjects';
  const isDone = async () =>
    (await pool.query<{ image_key: string | null }>(missing)).rows.every(({ image_key }) => image_key);
  while (!(await isDone())) await pause(100);
  await close();
}

async function fillShelf({ url }: Stack, accounts: DemoAccount[]): Promise<MadeComic[]> {
  const accountOf = (type: DemoAccount['userType']) => accounts.find(({ userType }) => userType === type)!;
  const teacher = await signIn(url, accountOf('Teacher'));
  const parts = await makeComics(teacher, waterCycle);
  await publishWithLearningContent(teacher, parts[0]!.comicId);
  await acceptComic(await signIn(url, accountOf('admin')), parts[0]!.comicId);
  return parts;
}
