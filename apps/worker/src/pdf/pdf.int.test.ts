import { panelWords, type ScriptPage } from '@panelwise/contracts/domain/script';
import { getMeta } from 'unpdf';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createPuppeteerRenderer } from './puppeteer-renderer.ts';
import { readPdfPages } from './read-pdf.ts';
import { startCanary } from './testing/canary.ts';
import { askPoppler, openPdf, poppler, words } from './testing/pdf-tools.ts';
import { browserProcesses } from './testing/processes.ts';
import { sampleComic, sampleScript } from './testing/sample-comic.ts';
import { testBrowsers } from './testing/test-browsers.ts';

const anyBrowser = {
  dataDir: process.env.DATA_DIR ?? '.data',
  packaged: testBrowsers[0]?.packaged,
};
const renderer = createPuppeteerRenderer(anyBrowser);
const never = new AbortController().signal;
afterAll(() => renderer.close());

describe.each(testBrowsers)('what is printed by $name', ({ packaged }) => {
  const renderer = createPuppeteerRenderer({ ...anyBrowser, packaged });
  afterAll(() => renderer.close());

  test('one A4 page a comic page, tagged, with title, language, author, outline and embedded fonts', async () => {
    const pdf = await renderer.render(await sampleComic(), never);
    const objects = openPdf(pdf);
    expect(objects.match(/\/Type \/Page\b/g)).toHaveLength(sampleScript.length);
    expect(objects).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    expect(objects).toContain('/StructTreeRoot');
    expect(objects).toContain('/Marked true');
    expect(objects).toContain('/Title (Photosynthesis)');
    expect(objects).toContain('/Lang (en)');
    expect(objects).toContain('/Outlines');
    expect(objects).toMatch(/\/Title \(Page 2\)/);
    expect(objects).toContain('/FontFile2');
    const author = Buffer.from('\ufeffAnn Ångström', 'utf16le').swap16().toString('hex').toUpperCase();
    expect(objects).toContain(`/Author <${author}>`);
  });

  test('says to other programs where its pictures come from, where that is known', async () => {
    const comic = await sampleComic([sampleScript[0]!]);
    const pdf = await renderer.render({ ...comic, source: 'compositeWithTrainedAlgorithmicMedia' }, never);
    // Read by pdf.js, which walks the file by its own tables.
    const { metadata, info } = await getMeta(Uint8Array.from(pdf));
    expect(metadata.getRaw()).toMatch(
      /DigitalSourceType>http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/compositeWithTrainedAlgorithmicMedia</,
    );
    expect(info).toMatchObject({ Author: 'Ann Ångström', Title: 'Photosynthesis' });
    expect((await readPdfPages(pdf))[0]).toBeTruthy();
    expect((await renderer.render(comic, never)).includes('DigitalSourceType')).toBe(false);
  });

  test('on Letter where its country prints on that', async () => {
    const [page] = sampleScript;
    const pdf = await renderer.render({ ...(await sampleComic([page!])), paper: 'letter' }, never);
    const objects = openPdf(pdf);
    expect(objects.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(objects).toMatch(/\/MediaBox \[0 0 61[12](\.\d+)? 79[12](\.\d+)?\]/);
  });

  test('every panel is a figure that says what it shows', async () => {
    const comic = await sampleComic();
    const objects = openPdf(await renderer.render(comic, never));
    const panels = comic.pages.flatMap(({ plan }) => plan.panels);
    expect(objects.match(/\/S \/Figure/g)).toHaveLength(panels.length);
    for (const { picture } of panels)
      expect(objects).toContain(`/Alt (${picture.replace(/[()\\]/g, '\\$&')})`);
  });

  const phrases = sampleScript.flatMap((page) => page.panels.flatMap(panelWords)).map(words);
  /** Fails unless the text holds the words of the script one after the other. */
  function expectInOrder(text: string): void {
    let at = 0;
    for (const phrase of phrases) {
      const found = text.indexOf(phrase, at);
      expect(found, `"${phrase}" after ${text.slice(at, at + 60)}`).toBeGreaterThanOrEqual(at);
      at = found + phrase.length;
    }
  }

  test('the words of the script, in its order', async () => {
    const pages = await readPdfPages(await renderer.render(await sampleComic(), never));
    expect(pages).toHaveLength(sampleScript.length);
    expectInOrder(words(pages.join(' ')));
  });

  test.skipIf(!poppler)('the words of the script, in its order (needs pdftotext)', async () => {
    const pdf = await renderer.render(await sampleComic(), never);
    expectInOrder(words(await askPoppler('pdftotext', pdf, '-raw')));
    const layout = words(await askPoppler('pdftotext', pdf));
    for (const phrase of phrases) expect(layout).toContain(phrase);
  });

  const hindi = structuredClone(sampleScript);
  const caption = 'पौधे CO₂ और H₂O से शक्कर कैसे बनाते हैं? कृष्ण, क्षत्रिय, हिन्दी: 6 × ½ ≤ π → √10⁴।';
  hindi[0]!.panels[0]!.title = 'प्रकाश संश्लेषण';
  hindi[0]!.panels[1]!.caption = caption;

  test('words in Devanagari, and signs, as they were written', async () => {
    const [page = ''] = await readPdfPages(await renderer.render(await sampleComic(hindi), never));
    const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
    for (const text of [caption, 'प्रकाश संश्लेषण']) expect(withoutSpaces(page)).toContain(withoutSpaces(text));
  });

  test.skipIf(!poppler)(
    'words in Devanagari, and signs, as they were written (needs pdftotext)',
    async () => {
      const pdf = await renderer.render(await sampleComic(hindi), never);
      for (const flow of [['-raw'], []]) {
        const text = words(await askPoppler('pdftotext', pdf, ...flow));
        expect(text).toContain(caption);
        expect(text).toContain('प्रकाश संश्लेषण');
      }
    },
  );

  test('a word that is set bold is there once', async () => {
    const script = structuredClone(sampleScript);
    script[0]!.panels[0]!.caption = 'A *zygote* is one cell.';
    const pdf = await renderer.render(await sampleComic(script, { style: 'manga' }), never);
    expect((await readPdfPages(pdf)).join(' ').match(/zygote/g)).toHaveLength(1);
  });

  test.skipIf(!poppler).each(['comic', 'manga', 'flat', 'watercolor', 'pixel'])(
    'fonts of the %s style are embedded and map to Unicode (needs pdffonts)',
    async (style) => {
      const pdf = await renderer.render(await sampleComic(sampleScript, { style }), never);
      const fonts = (await askPoppler('pdffonts', pdf)).trim().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThan(0);
      for (const line of fonts) expect(line).toMatch(/ yes +(yes|no) +yes /);
    },
  );

  test.skipIf(!poppler)(
    'text is as wide as it was planned, so it stays in its balloon (needs pdftotext)',
    async () => {
      const document = await sampleComic();
      const boxes = await askPoppler('pdftotext', await renderer.render(document, never), '-bbox', '-l', '1');
      const pxPerPt = 150 / 72;
      const printed = [
        ...boxes.matchAll(/xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">([^<]+)</g),
      ].map(([, left, right, text]) => ({
        text: text!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
        left: Number(left) * pxPerPt,
        right: Number(right) * pxPerPt,
      }));
      const planned = document.pages[0]!.plan.groups.filter((group) => !group.drawn).flatMap(({ runs }) =>
        runs.filter((run) => runs.filter(({ y }) => y === run.y).length === 1),
      );
      expect(planned.length).toBeGreaterThan(10);
      for (const { text, x, width } of planned) {
        const first = printed.find((word) => word.text === text.split(' ')[0] && Math.abs(word.left - x) < 2);
        const last = printed.find(
          (word) => word.text === text.split(' ').at(-1) && Math.abs(word.right - x - width) < 2,
        );
        expect(first && last, text).toBeDefined();
      }
    },
  );
});

describe('hostile text', () => {
  test('reaches nothing and is printed as it is', async () => {
    const canary = await startCanary();
    try {
      const attacks = [
        `<script>fetch("${canary.url}/js")</script>`,
        `"><img src=${canary.url}/img>`,
        '"><img src=file:///etc/passwd>',
        `url(${canary.url}/css)`,
        `<meta http-equiv=refresh content="0;url=${canary.url}/meta">`,
        `</style><link rel=stylesheet href=${canary.url}/l>`,
        '<iframe src=http://169.254.169.254/></iframe>',
        `<svg><use href="${canary.url}/svg#x"/></svg>`,
      ];
      const script: ScriptPage[] = attacks.map((text, i) => ({
        pageNumber: i + 1,
        panels: [
          {
            scene: text,
            alt: text,
            caption: text,
            title: 'T',
            dialogue: [{ speaker: text.slice(0, 40), text }],
            background: text.slice(0, 60),
          },
          {
            scene: 'Bars',
            caption: 'Bars',
            dialogue: [],
            shot: 'diagram',
            diagram: {
              kind: 'bars',
              bars: [
                { label: text.slice(0, 60), value: 1, color: `red;background:url(${canary.url}/bar)` },
                { label: 'B', value: 2, color: `"/><image href="${canary.url}/bar2"/>` },
              ],
            },
          },
        ],
      }));
      const document = {
        ...(await sampleComic(script)),
        title: attacks.join(' '),
        language: '"><base href=//x>',
      };
      const pdf = await renderer.render(document, never);
      expect(canary.hits).toEqual([]);
      expect(openPdf(pdf)).not.toContain('/S /URI');
      const text = (await readPdfPages(pdf)).join('').replace(/\s+/g, '');
      for (const attack of attacks) expect(text).toContain(attack.replace(/\s+/g, ''));
      expect(text).not.toContain('root:x:0');
    } finally {
      await canary.close();
    }
  });
});

describe.skipIf(process.platform !== 'linux')('the browser process (looks into /proc)', () => {
  beforeEach(() => renderer.close());

  test('a killed browser fails its document, and the next one is printed', async () => {
    const own = createPuppeteerRenderer(anyBrowser);
    const document = await sampleComic();
    await own.render(document, never);
    const [main] = mainProcesses();
    const printing = own.render(document, never);
    process.kill(main!.pid, 'SIGKILL');
    await expect(printing).rejects.toMatchObject({ code: 'pdf-failed' });
    expect((await own.render(document, never)).subarray(0, 5).toString()).toBe('%PDF-');
    await own.close();
    expect(mainProcesses().map(({ pid }) => pid)).not.toContain(main!.pid);
  });

  test('an aborted document ends at once and leaves no browser', async () => {
    const own = createPuppeteerRenderer(anyBrowser);
    await own.render(await sampleComic(), never);
    const abort = new AbortController();
    const many = await sampleComic(Array.from({ length: 12 }, () => sampleScript[0]!));
    const printing = own.render(many, abort.signal);
    const started = performance.now();
    abort.abort(new Error('cancelled by the user'));
    await expect(printing).rejects.toThrow('cancelled by the user');
    expect(performance.now() - started).toBeLessThan(2_000);
    await expect.poll(browserProcesses).toEqual([]);
    await own.close();
  });

  test('a browser that hangs is killed at the time limit, and the next document has a new one', async () => {
    // So long that a busy machine prints what is to be printed.
    const own = createPuppeteerRenderer({ ...anyBrowser, timeoutMs: 10_000 });
    const document = await sampleComic();
    await own.render(document, never);
    const hung = browserProcesses();
    process.kill(-hung.find(({ parent }) => parent === process.pid)!.pid, 'SIGSTOP');
    await expect(own.render(document, never)).rejects.toMatchObject({
      code: 'pdf-failed',
      message: /longer than 10 s/,
    });
    const left = () => browserProcesses().filter(({ pid }) => hung.some((process) => process.pid === pid));
    await expect.poll(left).toEqual([]);
    await own.render(document, never);
    await own.close();
    await expect.poll(browserProcesses).toEqual([]);
  });

  test('crashed tabs cost one document at most, within the time limit, and the next one is printed', async () => {
    const own = createPuppeteerRenderer({ ...anyBrowser, timeoutMs: 5_000 });
    try {
      const document = await sampleComic();
      await own.render(document, never);
      for (const { pid } of browserProcesses().filter(({ renderer }) => renderer)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch (error) {
          // The browser ends spare tabs by itself, also between the list and this line.
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
        }
      }
      // The browser may have a fresh process for the tab already, or notice the crash only while it prints.
      const outcome = await own.render(document, never).then(
        () => 'printed',
        (error: { code?: string }) => error.code,
      );
      expect(['printed', 'pdf-failed']).toContain(outcome);
      expect((await own.render(document, never)).length).toBeGreaterThan(1_000);
    } finally {
      await own.close();
    }
  });

  test('an unused browser is ended', async () => {
    const own = createPuppeteerRenderer({ ...anyBrowser, idleMs: 50 });
    await own.render(await sampleComic(), never);
    await expect.poll(browserProcesses).toEqual([]);
    await own.close();
  });

  const mainProcesses = () => browserProcesses().filter(({ parent }) => parent === process.pid);
});

test('four documents at once, each its own', async () => {
  const titles = ['Alpha', 'Beta', 'Gamma', 'Delta'];
  const documents = await Promise.all(titles.map((title) => sampleComic(sampleScript, { title })));
  const pdfs = await Promise.all(documents.map((document) => renderer.render(document, never)));
  pdfs.forEach((pdf, i) => {
    expect(openPdf(pdf)).toContain(`/Title (${titles[i]})`);
  });
});
