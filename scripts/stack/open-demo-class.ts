import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@panelwise/db/client';
import { listLessonComics } from '@panelwise/db/repositories/house';
import { readDemoAccounts } from './demo-accounts.ts';
import { demoClassWords, makeDemoClass } from './demo-class.ts';
import type { HouseComic } from './house-list.ts';

/** Comics of the house that the demo class has been given, the first one three weeks ago. */
const demoLessons = ['water-cycle', 'solar-system', 'volcanoes', 'plant-and-animal-cells', 'photosynthesis'];

/** Comics of the house, those of the demo class apart: the class waits for no others. */
export function forClassFirst(list: readonly HouseComic[]): [forClass: HouseComic[], others: HouseComic[]] {
  const isForClass = ({ lesson }: HouseComic) => demoLessons.includes(lesson);
  return [list.filter(isForClass), list.filter((one) => !isForClass(one))];
}

/** Says that the class was made, so that one that somebody has deleted does not come back. */
const demoClassMade = (dataDir: string) => path.join(dataDir, 'demo-class-made');

/** Whether this data folder is to have a demo class and has none: never in production, nor beside real accounts. */
export function wantsDemoClass(dataDir: string): boolean {
  const isOff = process.env.DEMO_CLASS === '0' || process.env.NODE_ENV === 'production';
  return !isOff && readDemoAccounts(dataDir) !== undefined && !existsSync(demoClassMade(dataDir));
}

/**
 * Makes the demo class about what the house has in the library, or about these comics of the teacher where that is nothing.
 * @returns how one gets into it, line by line; undefined where there is no comic yet that a class could read
 * @throws ApiRefusal where the demo teacher cannot log in any more
 */
export async function openDemoClass(
  { url, databaseUrl, dataDir }: { url: string; databaseUrl: string; dataDir: string },
  own: string[] = [],
  addQuestions: (comicId: string) => Promise<void> = async () => undefined,
): Promise<string[] | undefined> {
  const accounts = readDemoAccounts(dataDir) ?? [];
  const teacher = accounts.find(({ userType }) => userType === 'Teacher');
  const parent = accounts.find(({ userType }) => userType === 'Parent');
  const database = openDatabase(databaseUrl, { max: 1 });
  const ofHouse = await listLessonComics(database.db, demoLessons).finally(() => database.close());
  const comicIds = ofHouse.length > 0 ? ofHouse : own;
  if (!teacher || comicIds.length === 0) return undefined;
  if (ofHouse.length === 0) for (const comicId of own) await addQuestions(comicId);
  const made = await makeDemoClass({ url, databaseUrl, teacher, parent }, comicIds);
  if (ofHouse.length === demoLessons.length) writeFileSync(demoClassMade(dataDir), '');
  return demoClassWords(url, made);
}
