import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { Unzip, UnzipPassThrough } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cbz } from './cbz.ts';
import { epub } from './epub.ts';
import { quizMoodle } from './quiz-moodle.ts';
import { qtiFiles } from './quiz-qti.ts';
import { againstRules } from './testing/against-rules.ts';
import { readXml, readZip } from './testing/read-zip.ts';
import { sampleBook } from './testing/sample-book.ts';
import { sampleSheet } from './testing/sample-quiz.ts';
import { zipFile } from './zip-file.ts';

/** The files as others read them: each format is checked by a program of its own, which has to notice every fault. */

const moodle = quizMoodle(sampleSheet);

test('Moodle XML is what Moodle reads', () => {
  expect(againstRules(moodle, 'moodle-quiz')).toBe('');
});

test.each(['/ Half / full /', '// \u0000 and \ud800', '\u2028 ]]> <b>'])(
  'and so it is with the title %j',
  (title) => {
    const sheet = { ...sampleSheet, title };
    expect(againstRules(quizMoodle(sheet), 'moodle-quiz')).toBe('');
    for (const [name, text] of Object.entries(qtiFiles(sheet)))
      expect([name, againstRules(text, rulesOf(name))]).toEqual([name, '']);
  },
);

test.each<[string, string | RegExp, string]>([
  ['an element that Moodle does not know', /questiontext/g, 'questionText'],
  ['a question without a name', /<name>.*?<\/name>/s, ''],
  ['a question without words', /<questiontext.*?<\/questiontext>/s, ''],
  ['words outside of <text>', /<text>Quiz 1<\/text>/, 'Quiz 1'],
  ['a format that there is not', 'format="html"', 'format="xhtml"'],
  ['two right answers', 'fraction="0"', 'fraction="100"'],
  ['no right answer', 'fraction="100"', 'fraction="0"'],
  ['several choices where one is right', '<single>true', '<single>false'],
  ['a numbering that there is not', 'abc</answernumbering>', 'roman</answernumbering>'],
  ['a category that is not of the course', '$course$/top/', ''],
  ['a category without a name', 'Water // Wasser &amp; Co, part 2/', '/'],
  ['questions before their category', /<question type="category">.*?<\/question>/s, ''],
])('a Moodle file with %s is noticed', (_, from, to) => {
  const broken = moodle.replace(from, to);
  expect(broken).not.toBe(moodle);
  expect(againstRules(broken, 'moodle-quiz')).not.toBe('');
});

const qti = qtiFiles(sampleSheet);

test('every file of a QTI package has the elements of QTI 2.1 in their order', () => {
  for (const [name, text] of Object.entries(qti))
    expect([name, againstRules(text, rulesOf(name))]).toEqual([name, '']);
});

test('in a QTI package everything that is pointed at is there', () => {
  const named = (text: string, attribute: string, element = '\\w+') =>
    [...text.matchAll(new RegExp(`<${element} [^>]*?\\b${attribute}="([^"]+)"`, 'g'))].map(
      ([, value]) => value!,
    );
  const items = Object.entries(qti).filter(([name]) => name.startsWith('items/'));
  expect(items).toHaveLength(3);
  for (const [, item] of items) {
    const [right] = readXml(item).get('value')!;
    const choices = named(item, 'identifier', 'simpleChoice');
    expect([choices.filter((one) => one === right).length, new Set(choices).size]).toEqual([
      1,
      choices.length,
    ]);
    const declared = named(item, 'identifier', '(?:response|outcome)Declaration');
    expect(declared).toEqual(
      expect.arrayContaining(['SCORE', 'RESPONSE', ...named(item, 'outcomeIdentifier')]),
    );
    expect(named(item, 'responseIdentifier')).toEqual(['RESPONSE']);
  }
  const ids = items.map(([, item]) => named(item, 'identifier', 'assessmentItem')[0]!);
  const manifest = qti['imsmanifest.xml']!;
  const resources = named(manifest, 'identifier', 'resource');
  expect(resources).toEqual(['test', ...ids]);
  expect(named(manifest, 'identifierref')).toEqual(ids);
  expect(named(manifest, 'href', 'file').toSorted()).toEqual(named(manifest, 'href', 'resource').toSorted());
  const test = qti['test.xml']!;
  expect(named(test, 'identifier', 'assessmentItemRef')).toEqual(ids);
  for (const href of named(test, 'href')) expect(Object.keys(qti)).toContain(href);
  // Nothing in a test has the name of anything else in it.
  const inTest = named(test, 'identifier');
  expect(new Set(inTest).size).toBe(inTest.length);
});

test.each<[string, string, string | RegExp, string]>([
  ['an item without a title', 'items/quiz-1.xml', / title="[^"]*"/, ''],
  [
    'an item of another version',
    'items/quiz-1.xml',
    'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"',
    'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2"',
  ],
  [
    'an identifier that begins with a digit',
    'items/quiz-1.xml',
    'identifier="quiz-1"',
    'identifier="1-quiz"',
  ],
  ['no answer to compare with', 'items/quiz-1.xml', /<correctResponse>.*?<\/correctResponse>/, ''],
  [
    'a prompt after its choices',
    'items/quiz-1.xml',
    /(<prompt>.*?<\/prompt>)(.*?)(<\/choiceInteraction>)/s,
    '$2$1$3',
  ],
  [
    'feedback before the rule',
    'items/quiz-1.xml',
    /(<responseProcessing[^>]*>)\n(<modalFeedback.*?<\/modalFeedback>)/s,
    '$2$1',
  ],
  ['a rule that there is not', 'items/quiz-1.xml', 'match_correct', 'match_right'],
  ['markup among the words', 'items/quiz-1.xml', '<prompt>', '<prompt><b/>'],
  ['an item that stands outside of a section', 'test.xml', /<\/?assessmentSection[^>]*>/g, ''],
  ['a way through the test that there is not', 'test.xml', 'nonlinear', 'free'],
  ['an item without its file', 'test.xml', / href="[^"]*"/, ''],
  ['no organizations', 'imsmanifest.xml', '<organizations/>', ''],
  ['a kind of file that there is not', 'imsmanifest.xml', 'imsqti_item_xmlv2p1', 'imsqti_xmlv2p1'],
])('a QTI package with %s is noticed', (_, name, from, to) => {
  const broken = qti[name]!.replace(from, to);
  expect(broken).not.toBe(qti[name]);
  expect(againstRules(broken, rulesOf(name))).not.toBe('');
});

const opf = 'OEBPS/book.opf';
const page = 'OEBPS/page-01.xhtml';

test('EPUBCheck finds nothing to say about a book, with and without its cover', async () => {
  const plain = {
    ...sampleBook,
    cover: undefined,
    author: '',
    series: { ...sampleBook.series, partCount: 1 },
  };
  for (const book of [sampleBook, plain]) expect(await complaints(await readZip(epub(book)))).toEqual([]);
});

test.each<[string, string, string | RegExp, string]>([
  ['an element that there is not', page, '<section', '<part/><section'],
  ['a picture that is not there', page, 'page-01.jpg', 'page-09.jpg'],
  ['a page without the size that it is laid out for', page, /<meta name="viewport"[^>]*>/, ''],
  ['a page that is no XML', page, '</section>', ''],
  ['no title', opf, /<dc:title>.*?<\/dc:title>/, ''],
  ['no language', opf, /<dc:language>.*?<\/dc:language>/, ''],
  ['no time of its last change', opf, /<meta property="dcterms:modified">.*?<\/meta>/, ''],
  ['a page that the list of files leaves out', opf, /<item id="page-02" .*?>/, ''],
  ['the wrong kind of file', opf, 'media-type="image/jpeg"', 'media-type="image/png"'],
  [
    'a table of contents that leads nowhere',
    'OEBPS/nav.xhtml',
    'href="page-02.xhtml"',
    'href="page-03.xhtml"',
  ],
  ['no way to its package', 'META-INF/container.xml', 'OEBPS/book.opf', 'book.opf'],
  ['another type', 'mimetype', 'epub+zip', 'zip'],
])('EPUBCheck notices a book with %s', async (_, name, from, to) => {
  const book = await readZip(epub(sampleBook));
  const old = book.entries.get(name)!.toString();
  const broken = old.replace(from, to);
  expect(broken).not.toBe(old);
  book.entries.set(name, Buffer.from(broken));
  expect(await complaints(book)).not.toEqual([]);
});

test('a CBZ opens from its list of files and from its beginning, and every page in it is a picture', async () => {
  const bytes = await buffer(cbz(sampleBook));
  const { entries } = await readZip(bytes);
  // As it is read while it is still coming: from what stands before each file.
  const coming = await unzipFromStart(bytes);
  expect([...coming.keys()]).toEqual([...entries.keys()]);
  for (const [name, { content, sum }] of coming) {
    expect(content.equals(entries.get(name)!)).toBe(true);
    expect(sum).toBe(crc32(content));
  }
  const pictures = [...entries.keys()].filter((name) => name !== 'ComicInfo.xml');
  expect(pictures).toEqual(pictures.toSorted());
  for (const name of pictures) {
    const { format, width } = await sharp(entries.get(name)!).metadata();
    expect([name, format, width]).toEqual([name, 'jpeg', name === 'page-00.jpg' ? 720 : 1240]);
  }
});

/** What EPUBCheck says about a book of these files. */
async function complaints({ entries }: Awaited<ReturnType<typeof readZip>>): Promise<string[]> {
  const files = [...entries].map(([name, bytes]) => ({ name, bytes }));
  const book = await buffer(zipFile(files, sampleBook.changedAt));
  const { messages } = await EpubCheck.validate(book, {}, 'book.epub');
  return messages.map(({ severity, id, message }) => `${severity} ${id}: ${message}`);
}

async function unzipFromStart(bytes: Buffer) {
  const found = new Map<string, { content: Buffer; sum: number }>();
  const unzip = new Unzip((file) => {
    const parts: Uint8Array[] = [];
    // Its header: the sum is at 14, the name behind 30 bytes.
    const header = bytes.indexOf(file.name) - 30;
    file.ondata = (error, data, final) => {
      if (error) throw error;
      parts.push(data);
      if (final)
        found.set(file.name, { content: Buffer.concat(parts), sum: bytes.readUInt32LE(header + 14) });
    };
    file.start();
  });
  unzip.register(UnzipPassThrough);
  unzip.push(bytes, true);
  return found;
}

/** The rules that a file of a QTI package goes by. */
function rulesOf(name: string) {
  return name === 'imsmanifest.xml' ? 'qti-2.1-package' : 'qti-2.1-choice';
}
