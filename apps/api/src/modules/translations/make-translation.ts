import type { Language } from '@panelwise/contracts/domain/languages';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { lockComic } from '@panelwise/db/repositories/comic-changes';
import { type ComicRecord, listPages, listPanels } from '@panelwise/db/repositories/comics';
import { hasOpenRun } from '@panelwise/db/repositories/run-lookups';
import { findInLanguage, insertTranslation, originalOf } from '@panelwise/db/repositories/translations';
import { eachOf } from '@panelwise/storage/each-of';
import { comicPrefix } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import { languageOf } from '@panelwise/studio/language/detect-language';
import { v7 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { showsScript } from '../comics/behind.ts';

/** Pictures that are copied at once. */
const atOnce = 4;

/**
 * The comic in another language: the one that there is, or a new draft with copies of the pictures.
 * @returns its id
 * @throws DomainError `translation-same-language`, `translation-not-drawn`, `still-working`, `script-empty`, `bad-script`
 */
export async function translateTo(
  { database, store }: Pick<Deps, 'database' | 'store'>,
  source: ComicRecord,
  to: Language,
): Promise<string> {
  const { db } = database;
  const script = parseScriptText(source.prompt);
  const from = source.language ?? languageOf(script);
  if (to === from) throw new DomainError('translation-same-language');
  const found = await findInLanguage(db, originalOf(source), to);
  if (found) return found.id;
  const panels = await listPanels(db, source.id);
  if (!showsScript(script, await listPages(db, [source.id]), panels))
    throw new DomainError('translation-not-drawn');
  const id = v7();
  const copies = await copyPictures(
    store,
    panels.flatMap(({ artKey }) => artKey ?? []),
    { from: comicPrefix(source.id), to: comicPrefix(id) },
  );
  return db.transaction(async (tx) => {
    const held = await lockComic(tx, source.id);
    if (!held) throw new DomainError('comic-not-found');
    // Somebody who asks twice gets one.
    const meanwhile = await findInLanguage(tx, originalOf(source), to);
    if (meanwhile) return meanwhile.id;
    const isDrawing = await hasOpenRun(tx, source.id, ['write-script', 'generate-comic']);
    if (isDrawing || held.version !== source.version) throw new DomainError('still-working');
    await insertTranslation(tx, { id, source, script, from, to, copies });
    return id;
  });
}

/** Copies pictures to where another comic keeps its own, so that neither needs the other. */
async function copyPictures(
  store: ObjectStore,
  keys: string[],
  prefix: { from: string; to: string },
): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  const copyOne = async (key: string) => {
    const object = await store.head(key);
    if (!object) throw new DomainError('translation-not-drawn');
    const copy = key.replace(prefix.from, prefix.to);
    await store.put(copy, await store.readAll(key), object.contentType);
    copies.set(key, copy);
  };
  await eachOf(new Set(keys), copyOne, { atOnce });
  return copies;
}
