import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@panelwise/content-check/check-content';
import type { ContentPart } from '@panelwise/contracts/domain/content';
import * as freeStories from '@panelwise/studio/write/fixtures/free-stories';
import * as knownStories from '@panelwise/studio/write/fixtures/known-stories';
import * as twelveStories from '@panelwise/studio/write/fixtures/twelve-stories';
import { expect, test } from 'vitest';

/** Every text of a value, with the way to it. */
function textsIn(value: unknown, place = ''): ContentPart[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}/${key}`));
}

const packs = path.join(import.meta.dirname, '../../../../packages/studio/src/write/packs');
const lessons = globSync('*/*.json', { cwd: packs }).map((file) => ({
  id: path.basename(file, '.json'),
  texts: textsIn(JSON.parse(readFileSync(path.join(packs, file), 'utf8'))),
}));

/** Lessons whose subject is grave, so that a person looks at them first. */
const grave: string[] = [];

test('there are as many lessons as the house has', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(87);
});

test.each(lessons)('every text of the lesson $id may be shown', ({ id, texts }) => {
  const { outcome, findings } = checkContent(texts);
  expect(findings, JSON.stringify(findings)).toHaveLength(grave.includes(id) ? findings.length : 0);
  expect(outcome).not.toBe('refused');
});

test.each(Object.entries({ freeStories, knownStories, twelveStories }))(
  'every story of %s may be made into a comic',
  (_, stories) => {
    const { findings } = checkContent(textsIn(stories));
    expect(findings).toEqual([]);
  },
);
