import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { PagePlan } from '@panelwise/studio/draw/page-plan';
import { readPdfPages } from './read-pdf.ts';

/** A title, caption, balloon or label that is planned for a page (1-based) and that nobody can read there. */
export type MissingText = { page: number; text: string };

/**
 * Reads a printed comic and makes sure that every page holds all the text of its plan, in its order.
 * @throws DomainError `pdf-failed` that names what is missing
 */
export async function proofread(pdf: Uint8Array, plans: PagePlan[]): Promise<void> {
  refuseMissing(await findMissingText(pdf, plans));
}

/**
 * Reads printed sheets of a class: the pages of the comic come first, then everything that the sheets say, in its order,
 * over as many pages as it took.
 * @throws DomainError `pdf-failed` that names what is missing
 */
export async function proofreadKit(pdf: Uint8Array, comic: PagePlan[], said: string[]): Promise<void> {
  const pages = await readPdfPages(pdf);
  const sheets = pages.slice(comic.length).join(' ');
  const ofSheets = missingFrom(sheets, said).map((text) => ({ page: comic.length + 1, text }));
  refuseMissing([...missingFromPages(pages, comic), ...ofSheets]);
}

function refuseMissing(missing: MissingText[]): void {
  const [first] = missing;
  if (!first) return;
  const list = missing.slice(0, 20).map(({ page, text }) => `page ${page}: ${shorten(text)}`);
  throw new DomainError('pdf-failed', {
    message: `Some words did not make it into the PDF (page ${first.page}: “${shorten(first.text)}”), so we did not keep it. If this happens again, please tell whoever runs this site.`,
    cause: new Error(
      `${missing.length} texts are missing from the PDF; \`npm run doctor\` checks the printing. ${list.join(' | ')}`,
    ),
  });
}

/** What is planned for the pages of a PDF and is not in its text layer. */
export async function findMissingText(pdf: Uint8Array, plans: PagePlan[]): Promise<MissingText[]> {
  return missingFromPages(await readPdfPages(pdf), plans);
}

function missingFromPages(pages: string[], plans: PagePlan[]): MissingText[] {
  return plans.flatMap(({ groups }, i) => {
    const texts = groups.map(({ runs }) => runs.map((run) => run.text).join(' '));
    return missingFrom(pages[i] ?? '', texts).map((text) => ({ page: i + 1, text }));
  });
}

/** The texts that a printed text does not hold. Each is looked for after the one before, so that a short one is not found inside another. */
function missingFrom(printedText: string, texts: string[]): string[] {
  const printed = comparable(printedText);
  let at = 0;
  return texts.filter((text) => {
    const wanted = comparable(text);
    const found = printed.indexOf(wanted, at);
    if (found >= 0) at = found + wanted.length;
    return found < 0;
  });
}

/**
 * Letters and signs alone: readers of PDFs add and drop white space and hyphens at the end of a line, and take
 * ligatures apart.
 */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\p{Cc}]+/gu, '')
    .toUpperCase();
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text);
