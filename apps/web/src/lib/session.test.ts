import { afterEach, expect, test } from 'vitest';
import { sampleSession } from '../testing/samples.ts';
import { endSession, giveUpRestoring, startSession, useSession } from './session.ts';

const isMarked = () => document.documentElement.hasAttribute('data-returning');

afterEach(() => endSession());

test.each([
  ['the session is there', () => startSession(sampleSession())],
  ['the session has ended', endSession],
  ['nobody answers', giveUpRestoring],
])('the mark of somebody who comes back goes when %s', (_, settle) => {
  document.documentElement.setAttribute('data-returning', '');
  useSession.setState({ status: 'restoring', user: null, token: null });
  expect(isMarked()).toBe(true);
  settle();
  expect(isMarked()).toBe(false);
});

test('the browser remembers that somebody is logged in, and forgets it with the log-out', () => {
  startSession(sampleSession());
  expect(localStorage.getItem('panelwise.session')).toBe('1');
  endSession();
  expect(localStorage.getItem('panelwise.session')).toBeNull();
});
