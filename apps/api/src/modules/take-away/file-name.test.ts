import { expect, test } from 'vitest';
import { downloadHeader } from './file-name.ts';

test.each([
  ['The Vanishing Puddle', '.epub', 'attachment; filename="The Vanishing Puddle.epub"'],
  [
    'Wasser: 1/2 "Größe"',
    'quiz.csv',
    'attachment; filename="Wasser 1 2 Groe quiz.csv"; filename*=UTF-8\'\'Wasser%201%202%20Gr%C3%B6%C3%9Fe%20quiz.csv',
  ],
  [
    'पानी',
    '.cbz',
    "attachment; filename=comic.cbz; filename*=UTF-8''%E0%A4%AA%E0%A4%BE%E0%A4%A8%E0%A5%80.cbz",
  ],
  ['../..\n', '.cbz', 'attachment; filename=Comic.cbz'],
])('%s', (title, ending, header) => {
  expect(downloadHeader(title, ending)).toBe(header);
});
