import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { markUnderstood } from '@panelwise/studio/draw/staging/understood';
import { whatIsSeen } from '@panelwise/studio/draw/staging/what-is-seen';
import { expect, test } from 'vitest';
import { seenInScript } from './seen-in-script.ts';

const written: ScriptPanel = markUnderstood({
  scene: 'Leo thinks in front of a bank.',
  caption: '',
  dialogue: [],
  shot: 'single',
  background: 'bank',
  cast: [{ name: 'Leo', as: 'fair-boy', side: 'left', pose: 'think', expression: 'smile' }],
  props: [{ icon: 'x-bank' }],
});
const meta = {
  ...{ title: 'Interest', concept: 'interest', subject: 'Economics', grade: '5' },
  ...{ style: 'comic', seed: 's', pageCount: 1 },
};

test('a panel that is written out shows what the studio will say of it', () => {
  const [studio] = whatIsSeen({ pageNumber: 1, panels: [written] }, meta);
  expect(seenInScript(written)).toEqual(studio);
});

test('under a title people are seen from the waist up, whatever the script asks for, and that is known at once', () => {
  const titled = markUnderstood({ ...written, title: 'Interest', shot: 'wide' });
  const [studio] = whatIsSeen({ pageNumber: 1, panels: [titled] }, meta);
  expect(studio!.shot).toBe('single');
  expect(seenInScript(titled)).toEqual(studio);
});

test('a diagram is known at once', () => {
  const bars = { kind: 'bars', bars: [{ label: 'one', value: 1 }] } as unknown as ScriptPanel['diagram'];
  const diagram = { ...written, background: 'board', diagram: bars };
  expect(seenInScript(diagram)).toMatchObject({ shot: 'diagram', place: 'board' });
});

test.each<[string, Partial<ScriptPanel>]>([
  ['the place', { background: undefined }],
  ['who is in it', { cast: undefined }],
  ['what somebody does', { cast: [{ name: 'Leo' }] }],
  ['all that is read from a scene with new words', { scene: 'Leo sleeps in a tent.' }],
])('nothing is said of a panel that leaves %s to the studio', (_, change) => {
  expect(seenInScript({ ...written, ...change })).toBeUndefined();
});
