import type { TranslationLine } from '@panelwise/contracts/domain/translation';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { expect, test } from 'vitest';
import { acceptTranslation } from './translation-rules.ts';

const line = (original: string, more: Partial<TranslationLine> = {}): TranslationLine => ({
  key: original,
  kind: 'caption',
  original,
  text: '',
  max: 400,
  ...more,
});
const order = (lines: TranslationLine[]) => ({ lines, names: ['Mina', 'Mr. Ray'], to: 'es' as const });

function problemOf(lines: TranslationLine[], texts: string[]): string {
  try {
    acceptTranslation(order(lines), texts);
    return '';
  } catch (error) {
    return error instanceof DomainError
      ? error.details.map(({ message }) => message).join(' ')
      : String(error);
  }
}

test('a translation keeps its lines, numbers, names and marks', () => {
  const kept = line('Mina counts 1,250 *leaves* in 3.5 hours.');
  const text = 'Mina cuenta 1.250 *hojas* en 3,5 horas.';
  expect([...acceptTranslation(order([kept]), [` ${text} `])]).toEqual([[kept.key, text]]);
  expect(problemOf([kept], [])).toMatch(/exactly 1/);
  expect(problemOf([kept], ['  '])).toMatch(/empty/);
  expect(problemOf([kept], [text.replace('1.250', '1.205')])).toMatch(/other numbers/);
  expect(problemOf([kept], [text.replace('Mina', 'Ana')])).toMatch(/lost a name: Mina/);
  expect(problemOf([kept], [text.replaceAll('*', '')])).toMatch(/\*terms\*/);
  expect(problemOf([kept], [text + ' y más'.repeat(20)])).toMatch(/too long: at most/);
});

test('numbers may be in the digits of Hindi, and a name inside of another word is none', () => {
  expect(problemOf([line('It has 24 seeds of Minas Gerais')], ['इसमें २४ बीज हैं'])).toBe('');
});

test('answers of one question stay different from each other', () => {
  const answer = (item: number) => line(`Answer of ${'abc'[item]}`, { kind: 'answer', set: 'quiz', item });
  expect(problemOf([answer(1), answer(1)], ['Sí', 'sí'])).toMatch(/Line 2 says the same/);
  expect(problemOf([answer(1), answer(2)], ['Sí', 'sí'])).toBe('');
});

test('an answer in the language of the original is sent back', () => {
  const long = 'The leaf takes the light of the sun and it makes sugar with the water of the roots. ';
  const lines = [line(long), line(long)];
  expect(problemOf(lines, [long, long])).toMatch(/not in the language/);
});
