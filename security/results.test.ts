import { expect, test } from 'vitest';
import type { Refusal } from './refusal.ts';
import { countsOf, rowsOf } from './report.ts';
import { type Result, resultsOf, verdictOn } from './results.ts';

const refusal: Refusal = {
  group: 'access',
  what: 'Everything.',
  tests: [
    { file: 'a.int.test.ts', title: 'nobody gets in' },
    { file: 'a.int.test.ts', title: '%s of $name (%#) is refused' },
  ],
};
const result = (title: string, status = 'passed', backend: Result['backend'] = 'Postgres'): Result => ({
  file: 'a.int.test.ts',
  title,
  status,
  backend,
});
const good = [result('nobody gets in'), result('a key of Ada (0) is refused')];
const onRedis = good.map((one): Result => ({ ...one, backend: 'Redis' }));

test('a refusal is proven where each of its tests has run and passed', () => {
  expect(verdictOn('Postgres', refusal, good)).toBe('passed');
});

test.each([
  ['one is missing', [good[0]!], 'not run'],
  ['one was skipped', [good[0]!, { ...good[1]!, status: 'pending' }], 'not run'],
  ['there is nothing', [], 'not run'],
  ['one of a table failed', [...good, result('a lock of Ada (1) is refused', 'failed')], 'failed'],
  ['one failed and one is missing', [result('nobody gets in', 'failed')], 'failed'],
  ['the same title stands elsewhere', good.map((one) => ({ ...one, file: 'b.int.test.ts' })), 'not run'],
  ['it ran on the other backend', onRedis, 'not run'],
])('it is not where %s', (_, results, verdict) => {
  expect(verdictOn('Postgres', refusal, results)).toBe(verdict);
});

test('it takes both backends', () => {
  const came = (results: Result[]) => rowsOf({ 1: refusal }, results)[0]!;
  expect(came(good)).toMatchObject({ verdicts: ['passed', 'not run'], verdict: 'not run' });
  expect(came([...good, ...onRedis.map((one) => ({ ...one, status: 'skipped' }))]).verdict).toBe('not run');
  expect(came([...good, ...onRedis.map((one) => ({ ...one, status: 'failed' }))]).verdict).toBe('failed');
  expect(came([...good, ...onRedis])).toMatchObject({ verdicts: ['passed', 'passed'], verdict: 'passed' });
  expect(countsOf([came(good), came([...good, ...onRedis])])).toMatchObject({ passed: 1, notRun: 1 });
});

test('a test that says in its title what it is on is found, and one with nothing in it but signs by them', () => {
  const shown = (title: string) => ({ file: 'a.int.test.ts', title });
  expect(
    resultsOf([result('nobody gets in on Redis', 'passed', 'Redis')], shown('nobody gets in'), 'Redis'),
  ).toHaveLength(1);
  const signs = 'what is (not) there: a.b, a+b?';
  expect(resultsOf([result(signs)], shown(signs), 'Postgres')).toHaveLength(1);
  expect(resultsOf([result('what is (not) there: axb, aab?')], shown(signs), 'Postgres')).toEqual([]);
});

test('a title may run over lines, and a test that is about Redis is asked for there alone', () => {
  const many = { ...refusal, tests: [refusal.tests[1]!] };
  expect(verdictOn('Postgres', many, [result('a key\nof old of Ada (0) is refused')])).toBe('passed');
  const its = { ...refusal, tests: [refusal.tests[0]!, { ...refusal.tests[1]!, only: 'Redis' as const }] };
  expect(verdictOn('Postgres', its, [good[0]!])).toBe('passed');
  expect(verdictOn('Redis', its, [onRedis[0]!])).toBe('not run');
  expect(verdictOn('Redis', its, onRedis)).toBe('passed');
});

test('a refusal without a test is not proven', () => {
  expect(verdictOn('Postgres', { ...refusal, tests: [], open: 'It is being built.' }, good)).toBe('not run');
});
