import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { expect, test } from 'vitest';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { errorFromPaidReply, errorFromReply, errorFromSilence } from './errors.ts';

const reply = (status: number, body = '', headers = {}) => ({ status, body, headers: new Headers(headers) });

test.each([
  [401, '', 'provider-auth'],
  [403, '', 'provider-auth'],
  [403, '{"code":"content_policy_violation"}', 'provider-refused'],
  [402, '', 'provider-quota'],
  [429, '{"code":"insufficient_quota"}', 'provider-quota'],
  [429, '', 'provider-busy'],
  [400, '{"code":"moderation_blocked"}', 'provider-refused'],
  [400, '{"code":"invalid_request"}', 'provider-rejected'],
  [404, '', 'provider-rejected'],
  [422, '', 'provider-rejected'],
  [408, '', 'provider-timeout'],
  [504, '', 'provider-timeout'],
  [500, '', 'provider-failed'],
  [503, '', 'provider-failed'],
  [302, '', 'provider-rejected'],
])('%i %s is %s', (status, body, code) => {
  expect(errorFromReply(reply(status, body)).code).toBe(code);
});

test('busy comes with the time to come back', () => {
  expect(errorFromReply(reply(429, '', { 'retry-after': '11' })).retryAfterMs).toBe(11_000);
  expect(errorFromReply(reply(429)).retryAfterMs).toBeGreaterThan(0);
});

test('the provider says no itself: certain; a gateway says so: not known', () => {
  expect(errorFromPaidReply(reply(500))).toBeInstanceOf(DomainError);
  expect(errorFromPaidReply(reply(503))).toBeInstanceOf(DomainError);
  for (const status of [502, 504, 524]) expect(errorFromPaidReply(reply(status))).toBeInstanceOf(ReplyLost);
});

test('a connection that never stood sent nothing; any other silence may have', () => {
  const failure = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  expect(errorFromSilence(failure('ECONNREFUSED'))).toBeInstanceOf(DomainError);
  expect(errorFromSilence(failure('ENOTFOUND'))).toBeInstanceOf(DomainError);
  expect(errorFromSilence(failure('ECONNRESET'))).toBeInstanceOf(ReplyLost);
  expect(errorFromSilence(failure('UND_ERR_SOCKET'))).toBeInstanceOf(ReplyLost);
  expect(errorFromSilence(new Error('who knows'))).toBeInstanceOf(ReplyLost);
  const timedOut = errorFromSilence(new DOMException('too long', 'TimeoutError'));
  expect((timedOut as ReplyLost).reason.code).toBe('provider-timeout');
});

test('what a provider says stays in the cause and never becomes the message', () => {
  const error = errorFromReply(reply(400, '<script>alert(1)</script>'));
  expect(error.message).not.toContain('script');
  expect(String(error.cause)).toContain('script');
});
