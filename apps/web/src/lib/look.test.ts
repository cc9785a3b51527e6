import { afterEach, expect, test } from 'vitest';
import { sampleSession } from '../testing/samples.ts';
import { wantsCalm } from './look.ts';
import {
  endSession,
  giveUpRestoring,
  loseSession,
  startSession,
  updateSessionUser,
  useSession,
} from './session.ts';

const look = () => document.documentElement.getAttribute('data-aids');
const kept = () => localStorage.getItem('panelwise.aids');
const signInWith = (...aids: NonNullable<ReturnType<typeof sampleSession>['user']['aids']>) => {
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, aids } });
};
afterEach(() => endSession());

test('what helps somebody comes with their session, is kept for the next page, and goes with them', () => {
  signInWith('read-aloud', 'high-contrast', 'dyslexia-type');
  expect(look()).toBe('dyslexia-type high-contrast');
  // Read by index.html before the first paint, so that nothing flashes.
  expect(kept()).toBe('dyslexia-type high-contrast');
  updateSessionUser({ ...useSession.getState().user!, aids: ['reduced-motion'] });
  expect(look()).toBe('reduced-motion');
  endSession();
  expect([look(), kept()]).toEqual([null, null]);
});

test('on a device of many the next person has their own look, also after a session that ran out', () => {
  signInWith('high-contrast');
  loseSession();
  expect([look(), kept()]).toEqual([null, null]);
  signInWith();
  expect(look()).toBeNull();
});

test('while the server does not answer, the look stays', () => {
  signInWith('high-contrast');
  useSession.setState({ status: 'restoring', user: null, token: null }, true);
  expect(look()).toBe('high-contrast');
  giveUpRestoring();
  expect(look()).toBe('high-contrast');
});

test('less motion is asked for by the system, or by what helps somebody', () => {
  expect(wantsCalm()).toBe(false);
  signInWith('reduced-motion');
  expect(wantsCalm()).toBe(true);
});
