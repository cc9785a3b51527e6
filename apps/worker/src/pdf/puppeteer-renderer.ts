import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { browserGone, endBrowser, launchBrowser } from './browser-process.ts';
import { type PreparedChromium, prepareChromium } from './chromium.ts';
import { toPrintable } from './comic-files.ts';
import { withDocumentInfo } from './document-info.ts';
import type { PdfRenderer } from './pdf-renderer.ts';
import { printInTab } from './print-tab.ts';
import { createSlots } from './slots.ts';
import { keepWarmBrowser } from './warm-browser.ts';

export type PuppeteerRendererOptions = {
  /** Where the packaged browser is unpacked when the system has none. */
  dataDir: string;
  /** The operator's browser. */
  executablePath?: string;
  /** How long one document may take from its turn on, ms. */
  timeoutMs?: number;
  /** How long an unused browser is kept, ms. */
  idleMs?: number;
  /** How many documents are printed at once; the others wait. */
  maxDocuments?: number;
};

/**
 * Prints with Chromium, in one warm browser. A document that fails, hangs or is aborted takes its browser
 * with it, after the other documents in there are done.
 */
export function createPuppeteerRenderer(options: PuppeteerRendererOptions): PdfRenderer {
  const { dataDir, executablePath, timeoutMs = 30_000, idleMs = 60_000, maxDocuments = 4 } = options;
  let chromium: Promise<PreparedChromium> | undefined;
  const launch = async () => {
    chromium ??= prepareChromium({ dataDir, executablePath });
    chromium.catch(() => {
      chromium = undefined;
    });
    return launchBrowser(await chromium);
  };
  const warm = keepWarmBrowser({ launch, end: endBrowser, gone: browserGone, idleMs });
  const slots = createSlots(maxDocuments);

  return {
    render: async (document, signal) => {
      const release = await slots.take(signal);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const pdf = await warm.use((browser) => printInTab(browser, () => toPrintable(document)), limit);
        return withDocumentInfo(pdf, { Author: document.author, Subject: document.subject });
      } catch (error) {
        signal.throwIfAborted();
        const message = limit.aborted ? `Printing took longer than ${timeoutMs / 1000} s.` : undefined;
        throw new DomainError('pdf-failed', { message, cause: error });
      } finally {
        release();
      }
    },
    close: () => warm.close(),
  };
}
