import { stepNames, steps } from '@panelwise/contracts/steps/registry';
import { expect, test } from 'vitest';
import { failText, stepWords } from './step-words.ts';

test.each(stepNames)('the words for %s are those of the contracts', (name) => {
  const { summary, doneMessage, failMessage } = steps[name];
  expect(stepWords(name)).toEqual({
    summary,
    cancelled: `Cancelled: ${summary.toLowerCase()}`,
    done: doneMessage,
    failed: failMessage,
  });
  expect(failText(name, failMessage)).toBe(failMessage);
  expect(failText(name, 'No ink.')).toBe('No ink.');
});
