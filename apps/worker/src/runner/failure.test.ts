import { limits } from '@panelwise/contracts/domain/limits';
import { isHeldCode } from '@panelwise/contracts/domain/outage';
import { type ErrorCode, errorCatalog } from '@panelwise/contracts/errors/catalog';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { expect, test } from 'vitest';
import { judgeFailure } from './failure.ts';

const step = { attempts: 4, backoffMs: 1_000, failMessage: 'It failed.' };
const judge = (error: unknown, over: { attempt?: number; outageMs?: number | null } = {}) =>
  judgeFailure(error, step, { lane: 'image', attempt: 0, outageMs: null, ...over }, () => 0);
const lastTry = { attempt: step.attempts - 1 };

const outages = ['provider-busy', 'provider-failed', 'provider-timeout', 'unavailable'] as const;
test.each(outages)('%s uses up no tries, and says what is waited for', (code) => {
  const verdict = judge(new DomainError(code), lastTry);
  expect(verdict).toMatchObject({ retry: true, counts: 'outage' });
  expect(verdict.message).toMatch(/^Waiting for the (drawing service|place where pictures are kept)\./);
});

test.each(outages)('%s is waited for no longer than an outage may last', (code) => {
  expect(judge(new DomainError(code), { outageMs: limits.outageMaxMs - 1 }).retry).toBe(true);
  const late = judge(new DomainError(code), { outageMs: limits.outageMaxMs });
  expect(late.retry).toBe(false);
  expect(late.message).toContain('did not come back');
});

test('during an outage the pause grows with it, to a minute at most, and Retry-After is kept to', () => {
  const down = new DomainError('provider-failed');
  const pauses = [null, 500, 4_000, 50_000, 3_000_000].map((outageMs) => judge(down, { outageMs }).delayMs);
  expect(pauses).toEqual([1_000, 1_000, 4_000, 50_000, 60_000]);
  const asked = new DomainError('provider-busy', { retryAfterMs: 7_000 });
  expect(judge(asked, { outageMs: 3_000_000 }).delayMs).toBe(7_000);
});

test('a service that did the work is not away, whatever came of it', () => {
  const failed = new DomainError('provider-failed', { workWasDone: true });
  expect(judge(failed)).toMatchObject({ retry: true, counts: 'try' });
  expect(judge(failed, lastTry)).toMatchObject({ retry: false, counts: 'try' });
});

test('what is held waits without end and uses up no try, and looks again within ten minutes', () => {
  for (const code of ['budget-used', 'switched-off'] as const) {
    const error = new DomainError(code, { message: 'Until then.', retryAfterMs: 20 * 3_600_000 });
    const verdict = judge(error, { ...lastTry, outageMs: 10 * limits.outageMaxMs });
    expect(verdict).toMatchObject({ retry: true, counts: 'held', delayMs: 600_000, message: 'Until then.' });
  }
});

test('what is refused is not tried again; what fails in passing has its tries', () => {
  const others = (Object.keys(errorCatalog) as ErrorCode[]).filter(
    (code) =>
      !(outages as readonly string[]).includes(code) && !isHeldCode(code) && code !== 'provider-unknown',
  );
  for (const code of others) {
    expect([code, judge(new DomainError(code)).retry]).toEqual([code, errorCatalog[code].retry]);
    expect([code, judge(new DomainError(code), lastTry).retry]).toEqual([code, false]);
  }
  expect([0, 1, 2].map((attempt) => judge(new Error('bug'), { attempt }).delayMs)).toEqual([
    1_000, 2_000, 4_000,
  ]);
});

test('a call whose outcome is unknown is looked up as often as it takes', () => {
  expect(judge(new DomainError('provider-unknown'), lastTry)).toMatchObject({
    retry: true,
    counts: 'nothing',
  });
});

test('a bug is shown in the words of its step, not in its own', () => {
  expect(judge(new Error('TypeError: x is not a function'))).toMatchObject({ message: 'It failed.' });
});
