import type { PagePlan } from '@panelwise/studio/draw/page-plan';

/** A page to print: how it is planned, and its art without letters. */
export type PdfPage = { plan: PagePlan; art: Buffer; artType: 'image/webp' | 'image/jpeg' | 'image/png' };
export type PdfDocument = {
  title: string;
  language: string;
  author: string;
  subject: string;
  pages: PdfPage[];
};

/** Port: prints a comic as a tagged PDF with real text. */
export interface PdfRenderer {
  /**
   * Nobody gets a PDF that lacks words of its plans: it is proofread first.
   * @throws DomainError `pdf-failed`; rejects with the signal's reason when aborted.
   */
  render(document: PdfDocument, signal: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}
