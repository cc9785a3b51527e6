import { expect, test } from 'vitest';
import { quizCsv } from './quiz-csv.ts';
import { quizGift } from './quiz-gift.ts';
import { quizMoodle } from './quiz-moodle.ts';
import { qtiFiles, quizQti } from './quiz-qti.ts';
import { readQuizCsv } from './read-quiz-csv.ts';
import { readXml, readZip } from './testing/read-zip.ts';
import { hostile, sampleQuestions, sampleSheet } from './testing/sample-quiz.ts';

test('CSV is quoted for spreadsheets, and comes back as it was', () => {
  const csv = quizCsv(sampleSheet);
  expect(
    csv.startsWith(
      '\ufeffquiz,question,option 1,option 2,option 3,option 4,right answer,difficulty,explanation,page,panel\r\n',
    ),
  ).toBe(true);
  // A spreadsheet would work out "=1+1"; a number with its sign is none.
  expect(csv).toContain(",'=1+1,");
  expect(csv).toContain(',-5 °C,');
  expect(readQuizCsv(csv, 'quiz', () => true)).toEqual(
    sampleQuestions.map(({ factId: _, taughtAt, ...question }) => ({
      ...question,
      ...(taughtAt && { taughtAt }),
    })),
  );
  expect(readQuizCsv(csv, 'hardcore', () => true)).toHaveLength(1);
});

test('Moodle XML keeps every sign, as HTML within XML', () => {
  const xml = quizMoodle(sampleSheet);
  const texts = readXml(xml).get('text')!;
  expect(texts).toContain('$course$/top/Water // Wasser & Co, part 2/Quiz');
  expect(texts).toContain('<p>Is 5 &lt; 6 &amp; &quot;a = b&quot; {x:~#\\} ]]&gt; &lt;script&gt;?</p>');
  expect(texts).toContain('<p>Page 1, panel 2.</p>');
  expect(xml.match(/fraction="100"/g)).toHaveLength(3);
  expect(xml).toMatch(/<answer fraction="100" format="html"><text>&lt;p&gt;No, /);
});

test('GIFT escapes its own signs', () => {
  const gift = quizGift(sampleSheet);
  expect(gift).toContain('$CATEGORY: $course$/top/Water // Wasser & Co, part 2/Hardcore quiz\n\n');
  expect(gift).toContain(
    '::Quiz 1::[plain]Is 5 < 6 & "a \\= b" \\{x\\:\\~\\#\\\\\\} ]]> <script>? {\n\t~\\=1+1\n\t=No, "never"; \\~50%\n',
  );
  expect(gift).toContain(
    '[plain]First line\\nsecond line, with a comma {\n\t=true\n\t~false\n\t####Because\\: it \\{is\\}.\n}',
  );
});

test('a QTI package names each of its files, and each item its right choice', async () => {
  const { entries } = await readZip(quizQti(sampleSheet, new Date('2026-03-01')));
  expect([...entries.keys()]).toEqual([
    'imsmanifest.xml',
    'test.xml',
    'items/quiz-1.xml',
    'items/quiz-2.xml',
    'items/hardcore-1.xml',
  ]);
  const files = qtiFiles(sampleSheet);
  for (const text of Object.values(files)) readXml(text);
  const hrefs = [...files['imsmanifest.xml']!.matchAll(/<file href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs.sort()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'imsmanifest.xml')
      .sort(),
  );
  const item = readXml(files['items/quiz-1.xml']!);
  expect([item.get('prompt'), item.get('value')]).toEqual([[hostile], ['choice-2', '0', 'explained']]);
  expect(item.get('modalFeedback')).toEqual(['Page 1, panel 2.']);
});
