import { photosynthesis, photosynthesisMeta } from '@panelwise/studio/draw/fixtures/photosynthesis';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { planPage } from '@panelwise/studio/draw/page-plan';
import sharp from 'sharp';
import { type ChromiumOptions, type PreparedChromium, prepareChromium } from '../pdf/chromium.ts';
import type { PdfDocument } from '../pdf/pdf-renderer.ts';
import { createPuppeteerRenderer } from '../pdf/puppeteer-renderer.ts';

export type PrintingFinding = { level: 'ok' | 'bad'; fact: string; advice?: string };

/** Prints one page as a worker would, with the browser that it would use, and reads the page back. Never fails. */
export async function checkPrinting(options: ChromiumOptions): Promise<PrintingFinding> {
  let chromium: PreparedChromium;
  try {
    chromium = await prepareChromium(options);
  } catch (error) {
    return {
      level: 'bad',
      fact: reasonOf(error),
      advice: 'Install Chromium, or correct PUPPETEER_EXECUTABLE_PATH.',
    };
  }
  const name = chromium.packaged ? 'the Chromium that comes with the packages' : chromium.executablePath;
  const renderer = createPuppeteerRenderer(options);
  try {
    const document = await onePage();
    const started = performance.now();
    await renderer.render(document, new AbortController().signal);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const texts = document.pages.flatMap(({ plan }) => plan.groups).length;
    return {
      level: 'ok',
      fact: `prints with ${name}: one page in ${seconds} s, all ${texts} texts read back`,
    };
  } catch (error) {
    return {
      level: 'bad',
      fact: `does not print with ${name}: ${reasonOf(error)}`,
      advice: chromium.packaged
        ? `Delete ${options.dataDir}/chromium; it is unpacked again.`
        : 'A browser without any font prints no letters: install one, such as fonts-dejavu-core. Without this browser the packaged one is used.',
    };
  } finally {
    await renderer.close();
  }
}

async function onePage(): Promise<PdfDocument> {
  const [page] = photosynthesis;
  const meta = { ...photosynthesisMeta, pageCount: 1 };
  const plan = planPage(page!, meta, await loadFontBook());
  const { width, height } = plan;
  const art = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  return {
    title: meta.title,
    language: 'en',
    author: 'Panelwise',
    subject: meta.subject,
    paper: 'a4',
    pages: [{ plan, art, artType: 'image/jpeg' }],
  };
}

/** What went wrong, with its cause: the first is for people, the second says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message} ${reasonOf(error.cause)}` : error.message;
}
