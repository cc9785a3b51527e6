import type { Aid } from '@panelwise/contracts/domain/evidence';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { type FakeSpeech, fakeSpeech, fakeVoice } from '../../lib/speech/fake-speech.ts';
import { sampleSession } from '../../testing/samples.ts';
import { QuestionCard } from './question-card.tsx';

let speech: FakeSpeech;
const onAnswer = vi.fn();
beforeEach(() => {
  speech = fakeSpeech([fakeVoice('en-US')]);
  onAnswer.mockReset();
});
afterEach(() => endSession());

const signInWith = (help: { aids?: Aid[]; isYoung?: boolean }) => {
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, ...help } });
};
const ask = (language: string | undefined = 'en') =>
  render(
    <QuestionCard
      question={{
        key: 'k'.repeat(22),
        question: 'What does a leaf catch?',
        options: ['Light', 'Mice'],
        difficulty: 'easy',
      }}
      tries={[]}
      panel={undefined}
      isWaiting={false}
      problem={undefined}
      language={language}
      onShown={() => undefined}
      onAnswer={onAnswer}
    />,
  );
const hear = (name: string) => screen.getByRole('button', { name: `Hear ${name}` });

test('read-aloud: the question with its answers, and each answer alone, and what is said is lit', async () => {
  const user = userEvent.setup();
  signInWith({ aids: ['read-aloud'] });
  ask();
  await user.click(hear('the question and its answers'));
  expect(speech.current?.text).toBe('What does a leaf catch?');
  expect(screen.getByRole('heading').dataset.spoken).toBe('true');
  act(() => speech.finish());
  expect(speech.current?.text).toBe('Light');
  const [light, mice] = screen.getAllByRole('listitem');
  expect([light!.dataset.spoken, mice!.dataset.spoken]).toEqual(['true', undefined]);
  await user.click(hear('answer B'));
  expect(speech.current?.text).toBe('Mice');
  expect(mice!.dataset.spoken).toBe('true');
  // Hearing an answer chooses nothing; pressed again it is silent.
  expect(onAnswer).not.toHaveBeenCalled();
  await user.click(hear('answer B'));
  expect(speech.current).toBeUndefined();
  await user.click(hear('answer A'));
  await user.click(within(light!).getByRole('button', { name: /Light/ }));
  expect(onAnswer).toHaveBeenCalledWith('Light');
  expect(speech.current).toBeUndefined();
});

test('who is very young hears everything without anybody having set it', () => {
  signInWith({ isYoung: true });
  ask();
  expect(screen.getAllByRole('button', { name: /^Hear / })).toHaveLength(3);
});

test('nothing speaks for who did not ask, on a device without a voice, or in a language that it does not know', () => {
  signInWith({});
  const { unmount } = ask();
  expect(screen.queryByRole('button', { name: /^Hear / })).toBeNull();
  unmount();
  signInWith({ aids: ['read-aloud'] });
  const other = ask('fr');
  expect(screen.queryByRole('button', { name: /^Hear / })).toBeNull();
  other.unmount();
  fakeSpeech([]);
  ask();
  expect(screen.queryByRole('button', { name: /^Hear / })).toBeNull();
});
