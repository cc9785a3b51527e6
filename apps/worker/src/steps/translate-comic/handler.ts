import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import type { Script } from '@panelwise/contracts/domain/script';
import { openLines } from '@panelwise/contracts/domain/translation';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { readTranslationLines } from '@panelwise/db/repositories/translation-lines';
import { findTranslation, storeLines } from '@panelwise/db/repositories/translations';
import { translatedTexts } from '../../engines/translation-rules.ts';
import { getRunComic, getScript, whoWrote } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';

/** Has the empty lines of a translation written, and keeps what its creator has typed, before or meanwhile. */
export const translateComicHandler: StepHandler<'translate-comic'> = async ({ deps, db, run, call }) => {
  const comic = await getRunComic(db, run);
  const row = await findTranslation(db, comic.id);
  if (!row || !comic.language) throw new DomainError('translation-not-found');
  const { lines } = await readTranslationLines(db, comic, row);
  const open = openLines(lines).filter(({ original }) => original.trim() !== '');
  const { writer } = await deps.engines.of(run);
  const names = namesIn(getScript(comic));
  const { title, concept } = comic.series;
  const about = { title, concept, subject: comic.subjectName, grade: comic.grade, names };
  const texts = await writer.translate(
    { ...about, from: row.sourceLanguage, to: comic.language, lines: open },
    call,
  );
  const { risk } = mustBeFit(translatedTexts(open, texts), comic, 'written-unfit');
  const writtenBy = await whoWrote(db, run, writer);
  return {
    output: { comicId: comic.id, lines: texts.size },
    save: async (tx) => {
      const now = await findTranslation(tx, comic.id, { held: true });
      const added = [...texts].filter(([key]) => !now?.lines[key]?.trim());
      await storeLines(tx, comic.id, Object.fromEntries(added), writtenBy);
      await raiseContentRisk(tx, comic.id, risk);
      return undefined;
    },
  };
};

/** Whoever speaks or can be seen: their names stay as they are. */
function namesIn(script: Script): string[] {
  const panels = script.flatMap((page) => page.panels);
  const people = panels.flatMap(({ dialogue, cast }) => [
    ...dialogue.map(({ speaker }) => speaker),
    ...(cast ?? []).map(({ name }) => name),
  ]);
  return [...new Set(people.map((name) => name.trim()))].filter(Boolean).slice(0, 40);
}
