import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { expect, test } from 'vitest';
import { readStandardCsv } from './read-standard-csv.ts';

function mistakesOf(csv: string): string[] {
  try {
    readStandardCsv(csv);
  } catch (error) {
    if (error instanceof DomainError) return error.details.map(({ message }) => message);
    throw error;
  }
  return [];
}

test('a list is read from commas or semicolons, in any order of its columns', () => {
  const wanted = [{ code: 'SC-1', title: 'Light, and shadows', unit: 'Light' }];
  expect(readStandardCsv('code,title,unit\r\nSC-1,"Light, and shadows",Light\r\n')).toEqual(wanted);
  expect(readStandardCsv('\ufeffUnit;Code;Title\nLight;SC-1;Light, and shadows')).toEqual(wanted);
  expect(readStandardCsv('code,title\nA,B')).toEqual([{ code: 'A', title: 'B', unit: '' }]);
});

test('what a spreadsheet guarded is read as its text', () => {
  expect(readStandardCsv("code,title\n'=1+1,'@home")).toEqual([{ code: '=1+1', title: '@home', unit: '' }]);
});

test('each mistake is told with its line', () => {
  const long = 'x'.repeat(limits.standardCodeMax + 1);
  expect(mistakesOf(`code,title\nA,One\n,Two\nA,\n${long},Four`)).toEqual([
    'Line 3: The code is missing.',
    'Line 4: The title is missing.',
    'Line 4: The code “A” is on line 2 already.',
    `Line 5: The code has ${long.length} characters; it may have ${limits.standardCodeMax}.`,
  ]);
});

test.each([
  ['no columns', 'a,b\n1,2', /name the columns code and title/],
  ['no standard', 'code,title', /no standard below/],
  ['a mark left open', 'code,title\n"A,B', /quotation mark/],
  [
    'too many rows',
    `code,title\n${Array.from({ length: 2_001 }, (_, n) => `${n},T`).join('\n')}`,
    /at most 2,000/,
  ],
])('a file with %s is refused', (_, csv, words) => {
  expect(mistakesOf(csv)).toEqual([expect.stringMatching(words)]);
});
