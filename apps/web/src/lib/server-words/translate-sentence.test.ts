import { i18n } from '@lingui/core';
import { contentTopics } from '@panelwise/contracts/domain/content';
import type { Language } from '@panelwise/contracts/domain/languages';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import { anyField, fieldLabels } from '@panelwise/contracts/errors/field-labels';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { loadTexts, startLanguage } from '../language.ts';
import { inOurWords, loadOurWords } from '../our-words.ts';
import { errorWords } from './error-words.ts';
import { translateSentence } from './translate-sentence.ts';

afterEach(() => startLanguage('en'));

const fields = [anyField, ...Object.values(fieldLabels)].map(({ ask }) => ask);
const catalogue = Object.values(errorCatalog).map(({ message }) => message);
const everything = [...new Set([...catalogue, ...fields, ...Object.values(contentTopics)])];

test('no page waits for what the server might say', async () => {
  await startLanguage('fr');
  expect(Object.keys(i18n.messages).length).toBeGreaterThan(500);
  expect(Object.keys(i18n.messages)).not.toContain(errorWords['bad-json'].id);
});

test('the English of every sentence is that of the contracts', () => {
  for (const sentence of everything) expect(translateSentence(sentence)).toBe(sentence);
  expect(Object.keys(errorWords)).toEqual(Object.keys(errorCatalog));
});

/** A page in this language that has loaded all that it loads at first. */
async function speak(language: Language): Promise<void> {
  await startLanguage(language);
  await loadOurWords();
}

test.each(['hi', 'es', 'fr', 'de'] as const)(
  'every sentence of the contracts has a text in %s',
  async (language) => {
    await speak(language);
    for (const sentence of everything) expect(inOurWords(sentence)).not.toBe(sentence);
  },
);

test('texts that come late are those of the language that asked for them', async () => {
  const { message } = errorCatalog['bad-json'];
  await speak('hi');
  const hindi = inOurWords(message);
  await startLanguage('es');
  const late = loadTexts('server');
  await startLanguage('hi');
  await late;
  expect(inOurWords(message)).toBe(hindi);
});

test('a page in German says refusals in German, with their values, and what it does not know as it came', async () => {
  await speak('de');
  const refusal = new ApiError({
    code: 'bad-input',
    status: 400,
    serverMessage: 'Please check what you entered.',
    details: [
      { path: 'title', message: 'The title is too long: it has 1,200 characters, and 80 is the most.' },
      { path: 'name', message: 'No ink.' },
    ],
  });
  expect(refusal.message).toBe('Bitte die Eingaben prüfen.');
  expect(refusal.details.map(({ message }) => message)).toEqual([
    'Das ist zu lang: Es hat 1.200 Zeichen, höchstens 80 sind möglich.',
    'No ink.',
  ]);
  expect(inOurWords(errorCatalog['class-full'].message)).toMatch(/^Eine Klasse hat Platz für \d+ Kinder\.$/);
  expect(
    inOurWords(`${errorCatalog['content-refused'].message} Title: “darn” cannot stay. It has a swear word.`),
  ).toBe(
    'Diese Wörter gehören nicht in einen Comic für Kinder. Bitte ändern und noch einmal versuchen. Title: „darn“ kann nicht bleiben. Darin steht ein Schimpfwort.',
  );
});
