import type { ScriptPage } from '@panelwise/contracts/domain/script';
import { afterAll, expect, test } from 'vitest';
import type { PdfDocument } from './pdf-renderer.ts';
import { findMissingText, proofread } from './proofread.ts';
import { createPuppeteerRenderer } from './puppeteer-renderer.ts';
import { sampleComic, sampleScript } from './testing/sample-comic.ts';
import { testBrowsers } from './testing/test-browsers.ts';

const renderer = createPuppeteerRenderer({
  dataDir: process.env.DATA_DIR ?? '.data',
  packaged: testBrowsers[0]?.packaged,
});
afterAll(() => renderer.close());

const print = (document: PdfDocument) => renderer.render(document, new AbortController().signal);
const plansOf = ({ pages }: PdfDocument) => pages.map(({ plan }) => plan);

/** The sample script with a change, and what it is then to look like. */
async function changed(change: (script: ScriptPage[]) => void): Promise<PdfDocument> {
  const script = structuredClone(sampleScript);
  change(script);
  return sampleComic(script);
}

test('a PDF in which one caption was left out is refused, and the caption is named', async () => {
  const caption = 'Leaves keep this one line to themselves.';
  const wanted = await changed(([, second]) => {
    second!.panels[2]!.caption = caption;
  });
  const pdf = await print(
    await changed(([, second]) => {
      second!.panels[2]!.caption = '';
    }),
  );
  expect(await findMissingText(pdf, plansOf(wanted))).toEqual([{ page: 2, text: caption }]);
  await expect(proofread(pdf, plansOf(wanted))).rejects.toMatchObject({
    code: 'pdf-failed',
    message: expect.stringContaining(`page 2: “${caption}”`),
    cause: { message: expect.stringContaining(caption) },
  });
});

test('a short balloon is not taken for read because its words begin a longer one', async () => {
  const lines = (...texts: string[]) =>
    changed(([first]) => {
      first!.panels[1]!.dialogue = texts.map((text, i) => ({ speaker: i % 2 ? 'Dr. Sol' : 'Maya', text }));
    });
  const pdf = await print(await lines('It drinks light!'));
  const missing = await findMissingText(pdf, plansOf(await lines('It drinks light!', 'It drinks')));
  expect(missing).toEqual([{ page: 1, text: 'It drinks' }]);
});

test('a page that is missing lacks all its words', async () => {
  const document = await sampleComic();
  const pdf = await print({ ...document, pages: document.pages.slice(0, 1) });
  const missing = await findMissingText(pdf, plansOf(document));
  expect(missing).toHaveLength(document.pages[1]!.plan.groups.length);
});

test.each(['comic', 'manga', 'flat', 'watercolor', 'pixel', 'chalkboard', 'papercut'])(
  'nothing is missed in a good PDF in the %s style, however its words are set',
  async (style) => {
    const words =
      'Photo\u00adsynthesis: ﬁne oﬃce, Straße, İznik, CO₂\u00a0→ ½, solar-powered—wow… 🎉 Ž\u0336 光';
    const document = await sampleComic(
      [
        {
          pageNumber: 1,
          panels: [
            { scene: 'A leaf', title: words, caption: words, dialogue: [{ speaker: 'Maya', text: words }] },
          ],
        },
      ],
      { style },
    );
    expect(await findMissingText(await print(document), plansOf(document))).toEqual([]);
  },
);
