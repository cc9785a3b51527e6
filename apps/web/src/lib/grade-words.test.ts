import { gradeLabel, gradeValues } from '@panelwise/contracts/domain/grades';
import { expect, test } from 'vitest';
import { gradeWords } from './grade-words.ts';

test('calls every grade in English what the server calls it', () => {
  expect(gradeValues.map(gradeWords)).toEqual(gradeValues.map(gradeLabel));
  expect(gradeWords('13')).toBe('13');
});
