import type { DigitalSource } from '@panelwise/contracts/domain/made-by';
import type { Paper } from '@panelwise/contracts/domain/take-away';
import type { PagePlan } from '@panelwise/studio/draw/page-plan';
import type { FilmKind, FilmOrder } from '../film/film-in-tab.ts';
import type { PrintableComic } from './comic-files.ts';

/** A page to print: how it is planned, and its art without letters. */
export type PdfPage = { plan: PagePlan; art: Buffer; artType: 'image/webp' | 'image/jpeg' | 'image/png' };
export type PdfDocument = {
  title: string;
  language: string;
  author: string;
  subject: string;
  /** Where its pictures come from, as other programs are told; undefined where that is not known. */
  source?: DigitalSource | undefined;
  paper: Paper;
  pages: PdfPage[];
};

/** Any document to print, made ready when its turn has come. */
export type PrintOrder = {
  author: string;
  subject: string;
  source?: DigitalSource | undefined;
  prepare(): Promise<PrintableComic>;
  /** @throws DomainError `pdf-failed` where words are missing */
  proofread(pdf: Uint8Array): Promise<void>;
};

/** Port: prints a comic as a tagged PDF with real text. */
export interface PdfRenderer {
  /**
   * Nobody gets a PDF that lacks words of its plans: it is proofread first.
   * @throws DomainError `pdf-failed`; rejects with the signal's reason when aborted.
   */
  render(document: PdfDocument, signal: AbortSignal): Promise<Buffer>;
  /** Prints any document in the same way, with the same errors. */
  print(order: PrintOrder, signal: AbortSignal): Promise<Buffer>;
  /**
   * Films a short with the same browser, into `film.webm` and `film.mp4` of a folder.
   * @returns the kinds of files that were made
   * @throws DomainError `film-failed`; rejects with the signal's reason when aborted.
   */
  film(order: FilmOrder, dir: string, signal: AbortSignal): Promise<FilmKind[]>;
  close(): Promise<void>;
}
