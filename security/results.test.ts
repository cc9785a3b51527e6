import { expect, test } from 'vitest';
import type { Refusal } from './refusal.ts';
import { type Result, resultsOf, verdictOn } from './results.ts';

const refusal: Refusal = {
  group: 'access',
  what: 'Everything.',
  tests: [
    { file: 'a.int.test.ts', title: 'nobody gets in' },
    { file: 'a.int.test.ts', title: '%s of $name (%#) is refused' },
  ],
  backends: { neither: 'It is a test.' },
};
const result = (title: string, status = 'passed', within = ''): Result => ({
  file: 'a.int.test.ts',
  title,
  fullName: `${within} ${title}`,
  status,
});
const good = [result('nobody gets in'), result('a key of Ada (0) is refused')];

test('a refusal is proven where each of its tests has run and passed', () => {
  expect(verdictOn(refusal, good)).toEqual({ verdict: 'passed', backends: [] });
});

test.each([
  ['one is missing', [good[0]!], 'not run'],
  ['one was skipped', [good[0]!, { ...good[1]!, status: 'pending' }], 'not run'],
  ['there is nothing', [], 'not run'],
  ['one of a table failed', [...good, result('a lock of Ada (1) is refused', 'failed')], 'failed'],
  ['one failed and one is missing', [result('nobody gets in', 'failed')], 'failed'],
  ['the same title stands elsewhere', good.map((one) => ({ ...one, file: 'b.int.test.ts' })), 'not run'],
])('it is not where %s', (_, results, verdict) => {
  expect(verdictOn(refusal, results).verdict).toBe(verdict);
});

test('where the backend matters it takes both', () => {
  const both = { ...refusal, tests: [refusal.tests[0]!], backends: 'both' } as const;
  const on = (name: string, status?: string) => result('nobody gets in', status, `sessions on ${name}`);
  expect(verdictOn(both, [on('Postgres')])).toEqual({ verdict: 'not run', backends: ['Postgres'] });
  expect(verdictOn(both, [on('Postgres'), on('Redis', 'skipped')]).verdict).toBe('not run');
  expect(verdictOn(both, [on('Postgres'), on('Redis')])).toEqual({
    verdict: 'passed',
    backends: ['Postgres', 'Redis'],
  });
  const inTitle = ['Postgres', 'Redis'].map((name) => result(`nobody gets in on ${name}`));
  expect(verdictOn(both, inTitle).verdict).toBe('passed');
});

test('a test with nothing in its title but signs is found by them', () => {
  const title = 'what is (not) there: a.b, a+b?';
  expect(resultsOf([result(title)], { file: 'a.int.test.ts', title })).toHaveLength(1);
  expect(resultsOf([result('what is (not) there: axb, aab?')], { file: 'a.int.test.ts', title })).toEqual([]);
});

test('a refusal without a test is not proven', () => {
  expect(verdictOn({ ...refusal, tests: [], open: 'It is being built.' }, good).verdict).toBe('not run');
});
