import { expect, test } from 'vitest';
import { loadFontBook } from './fonts-node.ts';
import { hasIcon } from './props/icons.ts';
import { picturedSubjects } from './subject-motifs.ts';
import { drawSubjectPicture } from './subject-picture.ts';

test.each(picturedSubjects)('%s has a picture without words, the same each time', async (subject) => {
  const fonts = await loadFontBook();
  const { art, lettering, width, height } = drawSubjectPicture(subject, fonts);
  expect([width, height]).toEqual([600, 400]);
  expect(art).toBe(drawSubjectPicture(subject, fonts).art);
  expect(lettering).not.toMatch(/<(text|path)/);
});

test('no two subjects look alike, and one that is not known is refused', async () => {
  const fonts = await loadFontBook();
  const arts = picturedSubjects.map((subject) => drawSubjectPicture(subject, fonts).art);
  expect(new Set(arts).size).toBe(picturedSubjects.length);
  expect(() => drawSubjectPicture('Alchemy', fonts)).toThrow(RangeError);
  expect(hasIcon('microscope')).toBe(true);
});
