import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { scriptWords } from '@panelwise/contracts/domain/script-words';
import { type TranslationLine, translationMax } from '@panelwise/contracts/domain/translation';
import type { Queryable } from '../client.ts';
import type { ComicRecord } from './comics.ts';
import { itemWords } from './translated-items.ts';
import type { TranslationRow } from './translations.ts';

type Word = Omit<TranslationLine, 'original'>;

/**
 * Every line of a translated comic beside its original: what is kept for it, else what the comic says once its words are in
 * it, else nothing. What its creator has added since has no original.
 * @throws DomainError `script-empty`, `bad-script`
 */
export async function readTranslationLines(
  db: Queryable,
  comic: ComicRecord,
  { originals, lines, appliedAt }: TranslationRow,
): Promise<{ lines: TranslationLine[]; isInComic: boolean }> {
  const words = await wordsOf(db, comic);
  const isOwn = (key: string) => appliedAt !== null || originals[key] === undefined;
  return {
    lines: words.map(({ text, ...word }) => ({
      ...word,
      original: originals[word.key] ?? '',
      text: lines[word.key] ?? (isOwn(word.key) ? text : ''),
    })),
    isInComic: appliedAt !== null && words.every(({ key, text }) => (lines[key] ?? text) === text),
  };
}

async function wordsOf(db: Queryable, comic: ComicRecord): Promise<Word[]> {
  // Readers know it by its name, and lists say that without a review: so it stays.
  const isNamed = comic.publicEditionId !== null;
  const names: Word[] = [
    { key: 'name', kind: 'name', text: comic.title, max: translationMax.name },
    { key: 'concept', kind: 'concept', text: comic.concept, max: translationMax.concept },
  ];
  return [
    ...(isNamed ? [] : names),
    ...scriptWords(parseScriptText(comic.prompt)),
    ...(await itemWords(db, comic.id)),
  ];
}
