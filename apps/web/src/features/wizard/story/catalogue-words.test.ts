import { firstSubjects, firstThemes } from '@panelwise/contracts/domain/catalogue';
import { firstStyles } from '@panelwise/contracts/domain/first-styles';
import { languages } from '@panelwise/contracts/domain/languages';
import { afterEach, expect, test } from 'vitest';
import { loadTexts, startLanguage } from '../../../lib/language.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { styleName, themeName } from './catalogue-words.ts';
import { inWords } from './theme-about.tsx';

afterEach(() => startLanguage('en'));

const sentences = firstThemes.flatMap(({ description, examplePages }) => [description, ...examplePages]);

test('in English everything is called as the database has it', () => {
  expect(firstSubjects.map(subjectWords)).toEqual(firstSubjects);
  for (const [nameOf, all] of [
    [styleName, firstStyles],
    [themeName, firstThemes],
  ] as const)
    expect(all.map(nameOf)).toEqual(all.map(({ name }) => name));
  expect(sentences.map(inWords)).toEqual(sentences);
});

test.each(languages.filter((one) => one !== 'en'))(
  'themes are told in %s from beginning to end',
  async (language) => {
    await startLanguage(language);
    await loadTexts('making');
    expect(sentences.filter((one) => inWords(one) === one)).toEqual([]);
    expect(firstThemes.filter((theme) => themeName(theme) === theme.name)).toEqual([]);
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
  expect(styleName({ slug: 'watercolor', name: 'Watercolor' })).toBe('Acuarela');
  expect(styleName({ slug: 'woodcut', name: 'Woodcut' })).toBe('Woodcut');
  expect(themeName({ slug: 'mystery', name: 'Mystery' })).toBe('Misterio');
  expect(inWords('Stalls on a market day.')).toBe('Stalls on a market day.');
});
