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
  const missing = await findMissingText(pdf, plans);
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
  const pages = await readPdfPages(pdf);
  return plans.flatMap((plan, i) => {
    const printed = comparable(pages[i] ?? '');
    let at = 0;
    // Each text is looked for after the one before it, so that a short one is not found inside another.
    return plan.groups.flatMap(({ runs }) => {
      const text = runs.map((run) => run.text).join(' ');
      const wanted = comparable(text);
      const found = printed.indexOf(wanted, at);
      if (found < 0) return [{ page: i + 1, text }];
      at = found + wanted.length;
      return [];
    });
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
