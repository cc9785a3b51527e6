import type { Browser, HTTPRequest, Page } from 'puppeteer';
import type { ComicFile, PrintableComic } from './comic-files.ts';

/** A tab, and a promise that rejects when its process dies: whoever waits for the tab would wait for ever. */
type Tab = { page: Page; crashed: Promise<never> };

/** Opening a tab takes as long as printing a page, so a browser has its next one ready. */
const spareTabs = new WeakMap<Browser, Promise<Tab>>();

/** Prints one document in a tab of its own, without scripts and without any network. */
export async function printInTab(browser: Browser, prepare: () => Promise<PrintableComic>): Promise<Buffer> {
  const opening = spareTabs.get(browser) ?? openTab(browser);
  spareTabs.delete(browser);
  // Prepared while the tab opens.
  const [{ page, crashed }, comic] = await Promise.all([opening, prepare()]);
  const pdf = await Promise.race([print(page, comic), crashed]);
  page.close().catch(() => undefined);
  if (!spareTabs.has(browser)) keepSpareTab(browser);
  return pdf;
}

function keepSpareTab(browser: Browser): void {
  const spare = openTab(browser);
  spare.catch(() => spareTabs.delete(browser));
  spareTabs.set(browser, spare);
}

async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  const crashed = new Promise<never>((_, reject) => {
    page.once('error', reject);
  });
  crashed.catch(() => undefined);
  await Promise.all([page.setJavaScriptEnabled(false), page.setRequestInterception(true)]);
  return { page, crashed };
}

async function print(page: Page, { html, files }: PrintableComic): Promise<Buffer> {
  page.on('request', (request) => answer(request, files));
  await page.setContent(html, { waitUntil: 'load', timeout: 0 });
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    format: 'A4',
    printBackground: true,
    tagged: true,
    outline: true,
    timeout: 0,
  });
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
}

/** The document's own files come from memory; no other request leaves the tab. */
function answer(request: HTTPRequest, files: Map<string, ComicFile>): void {
  const file = files.get(request.url());
  const answered = file
    ? request.respond({
        status: 200,
        contentType: file.contentType,
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: file.body,
      })
    : request.abort('blockedbyclient');
  // A tab that closes meanwhile has its own error.
  answered.catch(() => undefined);
}
