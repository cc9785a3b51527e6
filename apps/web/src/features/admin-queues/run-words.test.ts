import type { OperatorRun } from '@panelwise/contracts/http/admin';
import { describe, expect, test } from 'vitest';
import { sampleId } from '../../testing/samples.ts';
import { durationText, failureText, stepText } from './run-words.ts';

const run: OperatorRun = {
  _id: sampleId(1),
  step: 'generate-comic',
  lane: 'render',
  status: 'failed',
  comicId: null,
  title: null,
  creator: 'iris@school.org',
  attempt: 1,
  percent: 0,
  errorCode: 'provider-quota',
  message: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: null,
};

test('a step is named by what it does', () => {
  expect(stepText('generate-comic')).toBe('Draw the pages of a comic');
  expect(stepText('gone-step')).toBe('gone-step');
});

test('a failure says why: its own message first, then the words of its code', () => {
  expect(failureText({ ...run, message: 'Page 2 stopped.' })).toBe('Page 2 stopped.');
  expect(failureText(run)).toBe('The writing or drawing service has no budget left.');
  expect(failureText({ ...run, errorCode: 'unheard-of' })).toBe('Something went wrong');
  expect(failureText({ ...run, status: 'succeeded', message: 'Ready.' })).toBeUndefined();
});

describe('the duration of a run', () => {
  test.each([
    ['2026-11-21T10:00:00.800Z', '0.8 s'],
    ['2026-11-21T10:00:42.000Z', '42 s'],
    ['2026-11-21T10:03:05.000Z', '3 min 5 s'],
    ['2026-11-21T12:04:10.000Z', '2 h 4 min'],
    ['2026-11-21T09:59:59.000Z', '0.0 s'],
  ])('until %s is %s', (finishedAt, text) => {
    expect(durationText({ ...run, finishedAt }, 0)).toBe(text);
  });

  test('counts up to now while it goes on', () => {
    expect(durationText(run, Date.parse('2026-11-21T10:00:12.000Z'))).toBe('12 s');
  });
});
