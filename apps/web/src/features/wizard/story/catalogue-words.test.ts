import { firstStyles, firstSubjects, firstThemes } from '@panelwise/contracts/domain/catalogue';
import { languages } from '@panelwise/contracts/domain/languages';
import { afterEach, expect, test } from 'vitest';
import { loadTexts, startLanguage } from '../../../lib/language.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { styleWords, themeWords } from './catalogue-words.ts';

afterEach(() => startLanguage('en'));

const themes = firstThemes.map((theme) => ({ ...theme, examplePages: [...theme.examplePages] }));

test('in English everything is called as the database has it', () => {
  expect(firstSubjects.map(subjectWords)).toEqual(firstSubjects);
  expect(firstStyles.map(styleWords)).toEqual(firstStyles.map(({ name }) => name));
  expect(themes.map(themeWords)).toEqual(themes);
});

test.each(languages.filter((one) => one !== 'en'))(
  'themes are told in %s from beginning to end',
  async (language) => {
    await startLanguage(language);
    await loadTexts('making');
    const sentences = (of: typeof themes) =>
      of.flatMap(({ description, examplePages }) => [description, ...examplePages]);
    const english = sentences(themes);
    expect(sentences(themes.map(themeWords)).filter((one) => english.includes(one))).toEqual([]);
  },
);

test('in Spanish the first of each is called as a teacher there calls it, and what an admin added keeps its name', async () => {
  await startLanguage('es');
  await loadTexts('making');
  expect(['Math', 'Health', 'Robotics', 'constructor'].map(subjectWords)).toEqual([
    'Matemáticas',
    'Salud',
    'Robotics',
    'constructor',
  ]);
  expect(styleWords({ slug: 'watercolor', name: 'Watercolor' })).toBe('Acuarela');
  expect(styleWords({ slug: 'woodcut', name: 'Woodcut' })).toBe('Woodcut');
  const own = { name: 'Market day', description: 'Stalls.', examplePages: ['A stall.'] };
  expect(themeWords(own)).toEqual(own);
  expect(themeWords({ ...own, name: 'Mystery' }).name).toBe('Misterio');
});
