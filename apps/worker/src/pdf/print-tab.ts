import type { Browser, HTTPRequest, Page } from 'puppeteer';
import type { PrintableComic } from './comic-files.ts';

/** Prints one document in a tab of its own, without scripts and without any network. */
export async function printInTab(browser: Browser, comic: PrintableComic): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    return await Promise.race([print(page, comic), crash(page)]);
  } finally {
    page.close().catch(() => undefined);
  }
}

async function print(page: Page, { html, files }: PrintableComic): Promise<Buffer> {
  page.on('request', (request) => answer(request, files));
  await Promise.all([page.setJavaScriptEnabled(false), page.setRequestInterception(true)]);
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
function answer(request: HTTPRequest, files: PrintableComic['files']): void {
  const file = files.get(request.url());
  const answered = file
    ? request.respond({
        status: 200,
        contentType: file.contentType,
        headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
        body: file.body,
      })
    : request.abort('blockedbyclient');
  // A tab that closes meanwhile has its own error.
  answered.catch(() => undefined);
}

/** Rejects when the tab's process dies; printing would wait for ever. */
function crash(page: Page): Promise<never> {
  return new Promise((_, reject) => {
    page.once('error', reject);
  });
}
