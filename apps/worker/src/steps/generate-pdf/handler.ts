import { digitalSourceOf } from '@panelwise/contracts/domain/made-by';
import { paperOf } from '@panelwise/contracts/domain/take-away';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import { keepPdf } from '@panelwise/db/repositories/printing';
import { contentHash, pdfKey } from '@panelwise/storage/keys';
import { languageOf } from '@panelwise/studio/language/detect-language';
import { titleInSeries } from '@panelwise/studio/language/title-in-series';
import { getPagePlan } from '../../page-plans.ts';
import { toMeta } from '../generate-comic/comic-script.ts';
import { getRunComic, getScript } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';

/** Prints the drawn pages on the paper of the comic's country: the art as pictures, the lettering as text. */
export const generatePdfHandler: StepHandler<'generate-pdf'> = async ({ deps, db, run, signal, report }) => {
  const comic = await getRunComic(db, run);
  const { artist } = await deps.engines.of(run);
  const rows = await listPages(db, [comic.id]);
  const meta = { ...toMeta(comic, rows.length), ...(comic.author && { author: comic.author }) };
  const pages = await Promise.all(
    rows.map(async ({ drawn, artKey }) => {
      if (!drawn || !artKey) throw new DomainError('not-generated');
      return {
        plan: await getPagePlan(drawn, meta, !artist.knowsFaces),
        art: await deps.store.readAll(artKey),
        artType: 'image/jpeg' as const,
      };
    }),
  );
  if (pages.length === 0) throw new DomainError('not-generated');
  report(0.3, 'Setting the pages');
  const language = comic.language ?? languageOf(getScript(comic));
  const bytes = await deps.pdf.render(
    {
      title: titleInSeries(comic, language),
      language,
      author: comic.author,
      subject: `${comic.subjectName}: ${comic.concept}`,
      source: digitalSourceOf(
        (await listPanels(db, comic.id)).map(({ drawnBy }) => drawnBy),
        true,
      ),
      paper: paperOf(comic.country),
      pages,
    },
    signal,
  );
  const key = pdfKey(comic.id, contentHash(bytes));
  await deps.store.put(key, bytes, 'application/pdf');
  return {
    output: { pdfUrl: key },
    save: async (tx) => {
      await keepPdf(tx, comic.id, key, { pages: rows, author: comic.author });
      return undefined;
    },
  };
};
