import type { Language } from '@panelwise/contracts/domain/languages';
import type { TranslationLine } from '@panelwise/contracts/domain/translation';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { type ComicRecord, isComicThere } from '@panelwise/db/repositories/comics';
import { readTranslationLines } from '@panelwise/db/repositories/translation-lines';
import { findTranslation, type TranslationRow } from '@panelwise/db/repositories/translations';

/** The work on a translated comic. @throws DomainError `translation-not-found` */
export async function getTranslationOf(
  db: Queryable,
  comic: Pick<ComicRecord, 'id' | 'language'>,
  options?: { held: boolean },
): Promise<TranslationRow & { language: Language }> {
  const row = await findTranslation(db, comic.id, options);
  if (!row || !comic.language) throw new DomainError('translation-not-found');
  return { ...row, language: comic.language };
}

/** Both languages side by side, as the contract has them. @throws DomainError `translation-not-found`, `bad-script` */
export async function readSheet(
  db: Queryable,
  comic: ComicRecord,
): Promise<{
  title: string;
  language: Language;
  originalLanguage: Language;
  originalId: string | null;
  lines: TranslationLine[];
  isInComic: boolean;
}> {
  const row = await getTranslationOf(db, comic);
  const isThere = row.sourceId !== null && (await isComicThere(db, row.sourceId));
  return {
    title: row.originals.name ?? comic.title,
    language: row.language,
    originalLanguage: row.sourceLanguage,
    originalId: isThere ? row.sourceId : null,
    ...(await readTranslationLines(db, comic, row)),
  };
}
