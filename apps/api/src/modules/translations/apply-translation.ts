import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { type WrittenItem, writtenItemSchema } from '@panelwise/contracts/domain/learning';
import { parseScriptText, readScript } from '@panelwise/contracts/domain/read-script';
import { changeScriptWords } from '@panelwise/contracts/domain/script-words';
import { openLines, type TranslationLine } from '@panelwise/contracts/domain/translation';
import { DomainError, type ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { lockComic, raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { saveScript } from '@panelwise/db/repositories/comics';
import { hasOpenRun } from '@panelwise/db/repositories/run-lookups';
import { writeItemWords } from '@panelwise/db/repositories/translated-items';
import { readTranslationLines } from '@panelwise/db/repositories/translation-lines';
import { noteApplied, putNames } from '@panelwise/db/repositories/translations';
import type { Caller } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { getTranslationOf } from './read-sheet.ts';
import { lineTexts, placeOf } from './save-lines.ts';

/** Lines that a refusal names. */
const namedLines = 20;

/**
 * Puts every line of a translation into its comic: title, script, questions, FAQs and facts, or nothing of it.
 * @throws DomainError `comic-not-found`, `translation-not-found`, `still-working`, `translation-unfinished`,
 * `translation-wrong`, `content-refused`, `bad-script`
 */
export async function putIntoComic(db: Database, caller: Caller, comicId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await getOwnComic(tx, caller, comicId);
    if (!(await lockComic(tx, comicId))) throw new DomainError('comic-not-found');
    const comic = await getOwnComic(tx, caller, comicId);
    const row = await getTranslationOf(tx, comic, { held: true });
    if (await hasOpenRun(tx, comicId, ['translate-comic', 'generate-comic', 'generate-pdf']))
      throw new DomainError('still-working');
    const { lines } = await readTranslationLines(tx, comic, row);
    const texts = finishedTexts(lines);
    const { risk } = mustBeFit(lineTexts(lines), { language: row.language, country: comic.country });
    const textOf = (key: string) => texts.get(key)!;
    const script = readScript(changeScriptWords(parseScriptText(comic.prompt), ({ key }) => textOf(key)));
    mustBeSound(await writeItemWords(tx, comicId, textOf));
    await putNames(tx, comicId, { title: texts.get('name'), concept: texts.get('concept') }, row.writtenBy);
    await saveScript(tx, comicId, JSON.stringify(script, null, 2));
    await noteApplied(tx, comicId);
    await raiseContentRisk(tx, comicId, risk);
  });
}

/** The words of every line by its key. @throws DomainError `translation-unfinished` */
function finishedTexts(lines: TranslationLine[]): Map<string, string> {
  const open = openLines(lines);
  if (open.length > 0)
    throw new DomainError('translation-unfinished', {
      details: open.slice(0, namedLines).map((line) => ({ path: line.key, message: placeOf(line) })),
    });
  return new Map(lines.map(({ key, text }) => [key, text.trim()]));
}

/** Answers to choose from have to stay different from each other. */
function mustBeSound(items: WrittenItem[]): void {
  const details: ErrorDetail[] = items.flatMap((item) => {
    const parsed = writtenItemSchema.safeParse(item);
    const head = item.kind === 'facts' ? item.fact : item.question;
    return parsed.success
      ? []
      : [{ path: item.kind, message: `“${head}”: ${parsed.error.issues[0]!.message}` }];
  });
  if (details.length === 0) return;
  throw new DomainError('translation-wrong', {
    message: `Some lines cannot stay as they are. ${details[0]!.message}`,
    details: details.slice(0, namedLines),
  });
}
