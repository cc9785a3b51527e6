import { expect, test, vi } from 'vitest';
import { sampleSession, sampleUser } from '../testing/samples.ts';
import { findKeptScript, hasKeptScripts, keepScript } from './kept-scripts.ts';
import { endSession, loseSession, startSession } from './session.ts';

const userId = sampleUser._id;
const script = { userId, text: '[{"half', basedOn: 3 };

test('a script is kept for the one who typed it, through a lost session, until they log out', () => {
  startSession(sampleSession());
  expect(keepScript('comic', { ...script, sent: '[' })).toBe(true);
  loseSession();
  expect(findKeptScript('comic', userId)).toEqual({ ...script, sent: '[' });
  expect(findKeptScript('comic', 'somebody else')).toBeUndefined();
  expect(hasKeptScripts(userId)).toBe(true);
  startSession({ ...sampleSession(), user: { ...sampleUser, _id: 'somebody else' } });
  endSession();
  expect(hasKeptScripts(userId)).toBe(true);
  startSession(sampleSession());
  endSession();
  expect(hasKeptScripts(userId)).toBe(false);
});

test('there is room for the newest twenty, and for nothing huge', () => {
  // So quick that the clock does not tell them apart.
  vi.spyOn(Date, 'now').mockReturnValue(2);
  for (let i = 0; i < 25; i++) {
    localStorage.setItem('panelwise.script.old', JSON.stringify({ ...script, at: 1 }));
    keepScript(`comic-${i}`, script);
  }
  expect(Object.keys(localStorage)).toHaveLength(20);
  expect(findKeptScript('old', userId)).toBeUndefined();
  expect(findKeptScript('comic-24', userId)).toEqual(script);
  expect(keepScript('huge', { ...script, text: 'x'.repeat(1_500_001) })).toBe(false);
});

test.each(['', '7', 'null', '{"text":3}', '[', JSON.stringify({ ...script, basedOn: 'x' })])(
  'what is no kept script is none: %s',
  (stored) => {
    localStorage.setItem('panelwise.script.comic', stored);
    expect(findKeptScript('comic', userId)).toBeUndefined();
  },
);
