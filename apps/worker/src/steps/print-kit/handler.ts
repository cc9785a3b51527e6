import { type KitSheet, kitSheets, sheetsOfQuestions } from '@panelwise/contracts/domain/take-away';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import { listAskedQuestions } from '@panelwise/db/repositories/quiz-items';
import { contentHash, kitKey } from '@panelwise/storage/keys';
import { languageOf } from '@panelwise/studio/language/detect-language';
import { titleInSeries } from '@panelwise/studio/language/title-in-series';
import { getPagePlan } from '../../page-plans.ts';
import { isWidePanel } from '../../pdf/kit/cut-outs-html.ts';
import type { KitDocument } from '../../pdf/kit/kit-document.ts';
import { kitOrder } from '../../pdf/kit/kit-files.ts';
import { toMeta } from '../generate-comic/comic-script.ts';
import { getRunComic } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';
import { colouringPages } from './colouring-pages.ts';
import { removeOldKits } from './remove-old-kits.ts';
import { shufflePanels } from './shuffle-panels.ts';

/** Prints sheets for a class from the drawn pages and the stored quizzes. */
export const printKitHandler: StepHandler<'print-kit'> = async ({ deps, db, run, input, signal, report }) => {
  const comic = await getRunComic(db, run);
  const { artist } = await deps.engines.of(run);
  const rows = await listPages(db, [comic.id]);
  if (rows.length === 0) throw new DomainError('not-generated');
  const meta = { ...toMeta(comic, rows.length), ...(comic.author && { author: comic.author }) };
  const drawnPages = rows.map(({ drawn, artKey }) => {
    if (!drawn || !artKey) throw new DomainError('not-generated');
    return { drawn, artKey };
  });
  const pages = await Promise.all(
    drawnPages.map(async ({ drawn, artKey }) => ({
      plan: await getPagePlan(drawn, meta, !artist.knowsFaces),
      art: await deps.store.readAll(artKey),
      artType: 'image/jpeg' as const,
    })),
  );
  const questions = await listAskedQuestions(db, comic.id, 'quiz');
  const hardcoreQuestions = await listAskedQuestions(db, comic.id, 'hardcore');
  if (sheetsOfQuestions.includes(input.sheet) && questions.length + hardcoreQuestions.length === 0)
    throw new DomainError('quiz-missing');
  const wanted = sheetsOf(input.sheet);
  const scripts = drawnPages.map(({ drawn }) => drawn);
  const colouring = wanted.includes('colouring')
    ? await colouringPages(scripts, meta, await listPanels(db, comic.id))
    : [];
  if (input.sheet === 'colouring' && colouring.length === 0) throw new DomainError('no-colouring-pages');
  report(0.3, 'Setting the sheets');
  const places = pages.flatMap(({ plan }, page) =>
    plan.panels.map((panel) => ({ page: page + 1, panel: panel.index + 1, wide: isWidePanel(panel) })),
  );
  const language = comic.language ?? languageOf(scripts);
  const kit: KitDocument = {
    title: titleInSeries(comic, language),
    language,
    author: comic.author,
    subject: `${comic.subjectName}: ${comic.concept}`,
    paper: input.paper,
    sheets: wanted,
    pages,
    questions,
    hardcoreQuestions,
    cutOuts: shufflePanels(places, comic.id),
    colouring,
  };
  const bytes = await deps.pdf.print(kitOrder(kit), signal);
  const key = kitKey(comic.id, contentHash(bytes));
  await removeOldKits(deps.store, comic.id);
  await deps.store.put(key, bytes, 'application/pdf');
  return { output: { kitUrl: key } };
};

/** The sheets that are asked for; of the whole kit all, with the answers last. */
function sheetsOf(sheet: KitSheet): Exclude<KitSheet, 'kit'>[] {
  return kitSheets.filter((one) => one !== 'kit').filter((one) => sheet === 'kit' || sheet === one);
}
