import { expect, it } from 'vitest';
import { actAs } from './act.ts';
import { actInMood, actWithFace, ails } from './act-in-mood.ts';
import type { Beat } from './beat.ts';
import { withSeen } from './pack-beats.ts';
import { stagePanels } from './stage-panel.ts';

const cast = { learner: 'Leo', guide: 'Ms. Park', looks: new Map() } as unknown as Parameters<
  typeof withSeen
>[2];

it('gives people of a lesson the faces that its pack asks for, also where they do nothing', () => {
  const beat = withSeen({ kind: 'exchange', lines: [] }, [{ who: '{learner}', feels: 'worried' }], cast);
  expect(beat.faces).toEqual({ Leo: 'worried' });
  expect(beat.acts).toEqual([]);
});

it('lets nobody cheer or stand at ease beside a face that is not glad', () => {
  const cheering = { pose: 'cheer', expression: 'joy' } as const;
  expect(actWithFace(cheering, 'worried', false)).toEqual({ pose: 'idle', expression: 'worried' });
  expect(actWithFace(cheering, 'proud', false)).toEqual({ pose: 'cheer', expression: 'proud' });
  // What the pack itself asks for stays.
  expect(actWithFace({ pose: 'dance', expression: 'joy' }, 'think', true).pose).toBe('dance');
});

it('raises no brow beside what is sad, and puts no hands on hips in a sad story', () => {
  const listening = { pose: 'side', expression: 'curious' } as const;
  expect(actInMood(listening, { mood: 'sad', dark: true, speaks: false, leads: false })).toEqual({
    pose: 'slump',
    expression: 'sad',
  });
  const proudly = { pose: 'hips', expression: 'happy' } as const;
  expect(actInMood(proudly, { mood: 'calm', dark: true, speaks: false, leads: true }).pose).toBe('idle');
});

it('lets nobody speak cheerfully of what is sad', () => {
  const telling = { pose: 'side', expression: 'talk' } as const;
  expect(actInMood(telling, { mood: 'sad', dark: true, speaks: true, leads: true }).expression).toBe('sad');
});

it('shouts "Get out" in anger, and hello without', () => {
  expect(actAs('shout', 'Get out!').expression).toBe('angry');
  expect(actAs('shout', 'Hello!').expression).toBe('talk');
});

it('lets somebody wave in tears where the words say that they wave', () => {
  const waving = { pose: 'wave', expression: 'happy' } as const;
  const sad = { mood: 'sad', dark: true, speaks: false, leads: true } as const;
  expect(actInMood(waving, sad)).toEqual({ pose: 'slump', expression: 'sad' });
  expect(actInMood(waving, { ...sad, isTold: true })).toEqual({ pose: 'wave', expression: 'sad' });
});

it.each([
  ['classroom', 'girl', 'raise-hand'],
  ['market', 'girl', 'both'],
  ['classroom', 'woman', 'both'],
] as const)('asks in the %s as a %s does: %s', (setting, look, pose) => {
  const asking: Beat = { kind: 'quote', lines: [{ speaker: 'Ana', text: 'How much?' }], setting };
  const people = { learner: 'Ana', guide: 'Ms. Park', people: ['Ana'], looks: new Map([['Ana', look]]) };
  const [panel] = stagePanels([asking], {
    cast: people,
    home: 'plain',
    seed: 's',
    language: 'en',
    dark: false,
  });
  expect(panel!.cast?.[0]?.pose).toBe(pose);
});

it('embraces nobody who is not in the picture', () => {
  const hugging: Beat = {
    kind: 'narration',
    lines: [],
    people: ['Ana'],
    acts: [{ who: 'Ana', pose: 'hug' }],
  };
  const people = { learner: 'Ana', guide: 'Ms. Park', people: ['Ana'], looks: new Map([['Ana', 'girl']]) };
  const [panel] = stagePanels([hugging], {
    cast: people,
    home: 'plain',
    seed: 's',
    language: 'en',
    dark: false,
  });
  expect(panel!.cast?.[0]?.pose).toBe('idle');
});

it('smiles at nobody who can no longer walk', () => {
  expect(ails('Doctors said that Wilma would never walk again.', 'happy')).toBe('worried');
  expect(ails('She became very ill.', 'smile')).toBe('worried');
  expect(ails('She was not ill.', 'smile')).toBe('smile');
  expect(ails('Near is strong, far is weak!', 'grin')).toBe('grin');
  expect(ails('If one player is ill, there are others.', 'curious')).toBe('curious');
});
