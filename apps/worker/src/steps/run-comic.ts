import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import type { Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { type ComicRecord, findComic, toBrief } from '@panelwise/db/repositories/comics';
import { hasBought } from '@panelwise/db/repositories/provider-calls';
import type { RunHead } from '@panelwise/db/repositories/runs';
import { withLesson } from '@panelwise/studio/write/packs/load-pack';
import type { Lesson, Writer } from '../engines/writer.ts';

/** The comic of a run. @throws DomainError `comic-not-found` */
export async function getRunComic(db: Database, run: Pick<RunHead, 'comicId'>): Promise<ComicRecord> {
  const comic = run.comicId ? await findComic(db, run.comicId) : undefined;
  if (!comic) throw new DomainError('comic-not-found');
  return comic;
}

/** The stored script of a comic. @throws DomainError `script-empty`, `bad-script` */
export function getScript(comic: ComicRecord): Script {
  if (!comic.prompt.trim()) throw new DomainError('script-empty');
  return parseScriptText(comic.prompt);
}

/** What was made, unless that is nothing. @throws DomainError `nothing-to-make` */
export function someOf<T>(items: T[]): T[] {
  if (items.length === 0) throw new DomainError('nothing-to-make');
  return items;
}

/** Who really wrote for this run: the firewall may have had the house write in place of the service. */
export async function whoWrote(
  db: Database,
  run: Pick<RunHead, 'id'>,
  writer: Writer,
): Promise<Writer['name']> {
  return writer.name !== 'builtin' && (await hasBought(db, run.id)) ? writer.name : 'builtin';
}

/** What the learning content of a comic is made from. */
export async function getLesson(db: Database, run: Pick<RunHead, 'comicId'>): Promise<Lesson> {
  const comic = await getRunComic(db, run);
  return {
    brief: await withLesson(toBrief(comic)),
    parts: comic.series.parts,
    part: comic.partNumber,
    script: getScript(comic),
  };
}
