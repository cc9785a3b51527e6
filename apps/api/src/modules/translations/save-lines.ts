import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import type { PlacedText } from '@panelwise/contracts/domain/content-parts';
import { cleanText } from '@panelwise/contracts/domain/text';
import type { SavedLine, TranslationLine } from '@panelwise/contracts/domain/translation';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { lockComic, raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import type { ComicRecord } from '@panelwise/db/repositories/comics';
import { readTranslationLines } from '@panelwise/db/repositories/translation-lines';
import { storeLines } from '@panelwise/db/repositories/translations';
import { getTranslationOf } from './read-sheet.ts';

/** Where a line stands, for whoever wrote it. */
export function placeOf({ page, panel, set, item, kind }: TranslationLine): string {
  if (page && panel) return `Page ${page}, panel ${panel}`;
  if (page) return `Page ${page}`;
  if (set) return `${setWords[set]} ${item}`;
  return kind === 'name' ? 'Title' : 'Concept';
}

const setWords = {
  quiz: 'Quiz question',
  'hardcore-quiz': 'Hardcore question',
  faqs: 'FAQ',
  facts: 'Fact',
} as const;

/** The words of lines with their places, as they are checked. */
export const lineTexts = (lines: readonly TranslationLine[]): PlacedText[] =>
  lines.flatMap((line) => (line.text ? [{ path: line.key, place: placeOf(line), text: line.text }] : []));

/**
 * Keeps lines as somebody types them. What reads otherwise than they read it is not lost.
 * @throws DomainError `translation-not-found`, `translation-changed`, `bad-input`, `content-refused`
 */
export async function saveLines(db: Database, comic: ComicRecord, saved: SavedLine[]): Promise<void> {
  const { language } = await getTranslationOf(db, comic);
  await db.transaction(async (tx) => {
    if (!(await lockComic(tx, comic.id))) throw new DomainError('comic-not-found');
    const row = await getTranslationOf(tx, comic, { held: true });
    const { lines } = await readTranslationLines(tx, comic, row);
    const byKey = new Map(lines.map((line) => [line.key, line]));
    const typed = saved.map(({ key, was, text }) => {
      const line = byKey.get(key);
      const words = cleanText(text);
      if (!line) throw new DomainError('bad-input', { message: 'This comic has no such line any more.' });
      mustFit(line, words);
      if (line.text !== was && line.text !== words)
        throw new DomainError('translation-changed', { details: [{ path: key, message: line.text }] });
      return { ...line, text: words };
    });
    const { risk } = mustBeFit(lineTexts(typed), { language, country: comic.country });
    await storeLines(tx, comic.id, Object.fromEntries(typed.map(({ key, text }) => [key, text])));
    await raiseContentRisk(tx, comic.id, risk);
  });
}

function mustFit(line: TranslationLine, text: string): void {
  if (text.length > line.max)
    throw new DomainError('bad-input', {
      message: `${placeOf(line)}: please use at most ${line.max} characters.`,
    });
}
