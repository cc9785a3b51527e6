import { readFileSync } from 'node:fs';
import { i18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { languages } from '@panelwise/contracts/domain/languages';
import { expect, test } from 'vitest';
import { aidList } from './aid-names.ts';
import { goalNames, whenOf } from './assignment-words.ts';
import { hourWords } from './hour-words.ts';
import { localDate } from './local-date.ts';
import { monthText } from './money.ts';
import { timeAgo } from './time-ago.ts';

/** A page in this language, with these texts of it. */
function speak(language: string, texts: Messages = {}): void {
  i18n.load(language, texts);
  i18n.activate(language);
}

test('a table of texts says them in the language of the page, however early it was made', () => {
  speak('de', { [msg`Only read`.id]: 'Nur lesen', [msg`read-aloud`.id]: 'Vorlesen' });
  expect(Object.entries(goalNames)).toContainEqual(['read', 'Nur lesen']);
  expect(aidList(['read-aloud', 'read-aloud'])).toBe('Vorlesen und Vorlesen');
});

test('dates, months and hours are those of the language', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  speak('fr');
  expect(timeAgo(new Date('2026-11-27T11:50:00Z'), now)).toBe('il y a 10 minutes');
  expect(timeAgo(new Date('2026-10-07T12:00:00Z'), now)).toBe('7 oct.');
  expect(whenOf({ state: 'running', dueAt: '2026-11-27T12:00:00Z', endedAt: null })).toContain('vendredi');
  expect(monthText('2026-10')).toBe('octobre 2026');
  expect(localDate('2026-11-27T12:00:00Z')).toBe('27 nov. 2026');
  expect(hourWords(17)).toBe('17:00');
  speak('en');
  expect(hourWords(17)).toBe('5 pm');
});

test('what runs before the first paint, and what finds the catalogues, know the same languages', () => {
  const listIn = (file: string, form: RegExp) => form.exec(readFileSync(file, 'utf8'))![1]!.split(/[|,]/);
  const web = `${import.meta.dirname}/../..`;
  expect(listIn(`${web}/index.html`, /\^\(([a-z|]+)\)\$/)).toEqual(languages);
  expect(['en', ...listIn(`${web}/src/lib/language.ts`, /\{([a-z,]+)\}\.po/)]).toEqual(languages);
});
