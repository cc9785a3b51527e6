import { sourceXmp } from '@panelwise/contracts/domain/xmp';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Browser } from 'puppeteer';
import { type FilmOrder, filmInTab } from '../film/film-in-tab.ts';
import { browserGone, endBrowser, launchBrowser } from './browser-process.ts';
import { type ChromiumOptions, type PreparedChromium, prepareChromium } from './chromium.ts';
import { withDocumentInfo } from './document-info.ts';
import type { PdfDocument, PdfRenderer, PrintOrder } from './pdf-renderer.ts';
import { printInTab } from './print-tab.ts';
import { createSlots } from './slots.ts';
import { keepWarmBrowser } from './warm-browser.ts';

export type PuppeteerRendererOptions = ChromiumOptions & {
  /** How long one document may take from its turn on, ms. */
  timeoutMs?: number;
  /** How long an unused browser is kept, ms. */
  idleMs?: number;
  /** How many documents are printed at once; the others wait. */
  maxDocuments?: number;
};

/**
 * Prints with Chromium, in one warm browser, and reads what it has printed before it gives it away. A document that fails, hangs or is aborted takes its browser
 * with it, after the other documents in there are done.
 */
export function createPuppeteerRenderer(options: PuppeteerRendererOptions): PdfRenderer {
  const { timeoutMs = 30_000, idleMs = 60_000, maxDocuments = 4 } = options;
  let chromium: Promise<PreparedChromium> | undefined;
  const launch = async () => {
    chromium ??= prepareChromium(options);
    chromium.catch(() => {
      chromium = undefined;
    });
    return launchBrowser(await chromium);
  };
  const warm = keepWarmBrowser({ launch, end: endBrowser, gone: browserGone, idleMs });
  const slots = createSlots(maxDocuments);
  // A film takes all processors as it is.
  const filmSlots = createSlots(1);

  const print = async (order: PrintOrder, signal: AbortSignal) => {
    const release = await slots.take(signal);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await warm.use((browser) => printAndProofread(browser, order), limit);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof DomainError) throw error;
      const message = limit.aborted ? `Printing took longer than ${timeoutMs / 1000} s.` : undefined;
      throw new DomainError('pdf-failed', { message, cause: error });
    } finally {
      release();
    }
  };

  const film = async (order: FilmOrder, dir: string, signal: AbortSignal) => {
    const release = await filmSlots.take(signal);
    try {
      return await warm.use((browser) => filmInTab(browser, order, dir), signal);
    } catch (error) {
      signal.throwIfAborted();
      throw new DomainError('film-failed', { cause: error });
    } finally {
      release();
    }
  };

  return {
    render: (document, signal) => print(orderOf(document), signal),
    print,
    film,
    close: () => warm.close(),
  };
}

function orderOf(document: PdfDocument): PrintOrder {
  const plans = document.pages.map(({ plan }) => plan);
  // What sets and reads pages is loaded by the first print.
  return {
    ...document,
    prepare: async () => (await import('./comic-files.ts')).toPrintable(document),
    proofread: async (pdf) => (await import('./proofread.ts')).proofread(pdf, plans),
  };
}

/** Proofreading is a part of the work with the browser: one that leaves out words is not used again. */
async function printAndProofread(browser: Browser, order: PrintOrder): Promise<Buffer> {
  const printed = await printInTab(browser, order.prepare);
  const info = { Author: order.author, Subject: order.subject };
  const pdf = withDocumentInfo(printed, info, order.source && sourceXmp(order.source));
  await order.proofread(pdf);
  return pdf;
}
