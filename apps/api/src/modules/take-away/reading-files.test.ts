import { expect, test } from 'vitest';
import { cbz } from './cbz.ts';
import { epub } from './epub.ts';
import { pageZip } from './page-zip.ts';
import { readXml, readZip } from './testing/read-zip.ts';
import { sampleBook } from './testing/sample-book.ts';
import { zipFile } from './zip-file.ts';

test('every page as a PNG, in a ZIP', async () => {
  const { entries } = await readZip(pageZip(sampleBook));
  expect([...entries.keys()]).toEqual(['page-01.png', 'page-02.png']);
  for (const bytes of entries.values()) expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});

test('a CBZ holds cover and pages in their order and says what it is', async () => {
  const { entries } = await readZip(cbz(sampleBook));
  expect([...entries.keys()]).toEqual(['ComicInfo.xml', 'page-00.jpg', 'page-01.jpg', 'page-02.jpg']);
  const info = readXml(entries.get('ComicInfo.xml')!.toString());
  const told = (name: string) => info.get(name)?.join('|');
  expect(
    Object.fromEntries(
      [...info.keys()].filter((name) => !/^(Comic|Page)/.test(name)).map((name) => [name, told(name)]),
    ),
  ).toEqual({
    Title: 'Where did it go?',
    Series: 'Rain & <Sun>',
    Number: '2',
    Count: '3',
    Summary: 'Science: water cycle. Nia & Biscuit <look>.',
    Notes: 'Drawn and written with AI.',
    Year: '2026',
    Month: '3',
    Day: '1',
    Writer: 'Ada "Å" Park',
    Publisher: 'Panelwise',
    Genre: 'Educational, Science Earth',
    Tags: 'water cycle, evaporation',
    LanguageISO: 'en',
    BlackAndWhite: 'No',
    Manga: 'No',
    Characters: 'Nia',
    AgeRating: 'Everyone',
  });
  expect([told('PageCount'), info.get('Page')?.length]).toEqual(['3', 3]);
});

test('an EPUB begins with its type as it is, and every document is where the package says', async () => {
  const { bytes, entries } = await readZip(epub(sampleBook));
  // Local header: stored, no extra field, sizes known; then name and content.
  expect([bytes.readUInt16LE(6) & 8, bytes.readUInt16LE(8), bytes.readUInt16LE(28)]).toEqual([0, 0, 0]);
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const text = (name: string) => entries.get(name)!.toString();
  expect(text('META-INF/container.xml')).toContain('full-path="OEBPS/book.opf"');
  const opf = text('OEBPS/book.opf');
  const meta = readXml(opf);
  expect(meta.get('dc:title')).toEqual(['Rain & <Sun>, part 2']);
  expect(meta.get('dc:creator')).toEqual(['Ada "Å" Park']);
  expect(opf).toMatch(/unique-identifier="book-id"[\s\S]*<dc:identifier id="book-id">urn:uuid:0190f3c2/);
  for (const wanted of [
    '<meta property="rendition:layout">pre-paginated</meta>',
    '<meta property="dcterms:modified">2026-03-01T10:20:00Z</meta>',
    '<meta property="schema:digitalSourceType">http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia</meta>',
    '<meta property="schema:creditText">Drawn and written with AI.</meta>',
    'properties="nav"',
    'href="cover.jpg" media-type="image/jpeg" properties="cover-image"',
    '<meta property="schema:accessModeSufficient">textual</meta>',
    '<meta refines="#series" property="group-position">2</meta>',
  ])
    expect(opf).toContain(wanted);
  const listed = [...opf.matchAll(/<item id="([^"]+)" href="([^"]+)"/g)];
  expect(listed.map(([, , href]) => `OEBPS/${href}`).sort()).toEqual(
    [...entries.keys()].filter((name) => name.startsWith('OEBPS/') && !name.endsWith('.opf')).sort(),
  );
  const ids = new Set(listed.map(([, id]) => id));
  const spine = [...opf.matchAll(/idref="([^"]+)"/g)].map(([, id]) => id);
  expect(spine).toEqual(['cover', 'page-01', 'page-02']);
  for (const id of spine) expect(ids).toContain(id);
});

test('a page of an EPUB is its picture with its words as text, where they stand or unseen', async () => {
  const { entries } = await readZip(epub(sampleBook));
  const page = entries.get('OEBPS/page-01.xhtml')!.toString();
  const texts = readXml(page);
  expect(texts.get('p')).toEqual([
    'Nia looks at a puddle & smiles.',
    'It is < 5 °C.',
    'Nia: Where "did" it go?',
  ]);
  expect(page).toContain('content="width=1240, height=1754"');
  expect(page).toContain('left:124px;top:351px;width:372px;height:88px');
});

test('a comic without cover, author and places is a book too', async () => {
  const bare = {
    ...sampleBook,
    cover: undefined,
    author: '',
    pages: sampleBook.pages.map((page) => ({ ...page, places: [] })),
  };
  const { entries } = await readZip(epub(bare));
  const opf = entries.get('OEBPS/book.opf')!.toString();
  expect(opf).toContain('href="page-01.jpg" media-type="image/jpeg" properties="cover-image"');
  expect(readXml(opf).get('dc:creator')).toBeUndefined();
  expect(
    readXml((await readZip(cbz(bare))).entries.get('ComicInfo.xml')!.toString()).get('PageCount'),
  ).toEqual(['2']);
});

test('a page that cannot be made breaks the file off', async () => {
  async function* entries() {
    yield { name: 'a.txt', bytes: Buffer.from('a') };
    throw new Error('No such picture.');
  }
  await expect(readZip(zipFile(entries(), new Date()))).rejects.toThrow('No such picture.');
});
