import type { Aid } from '@panelwise/contracts/domain/evidence';
import type { LiveStage } from '@panelwise/contracts/domain/live';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { fakeSpeech, fakeVoice } from '../../../lib/speech/fake-speech.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { PhoneQuestion } from './phone-question.tsx';

afterEach(() => endSession());

const ask = (...aids: Aid[]) => {
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, aids } });
  const question = { question: 'What does the leaf catch?', options: ['Light', 'Mice'], panel: null };
  return render(
    <PhoneQuestion
      stage={{ question } as unknown as LiveStage}
      sent={null}
      busy={false}
      complaint={undefined}
      clock={undefined}
      cutOut={() => null}
      onSend={() => undefined}
    />,
  );
};

test('a question in class is read aloud to who needs it, with its answers', async () => {
  const speech = fakeSpeech([fakeVoice('en-US')]);
  ask('read-aloud');
  const hear = await screen.findByRole('button', { name: 'Hear the question and its answers' });
  await userEvent.setup().click(hear);
  expect(speech.current?.text).toBe('What does the leaf catch?');
  speech.finish();
  expect(speech.current?.text).toBe('Light');
});

test('who did not ask has no button more', () => {
  fakeSpeech([fakeVoice('en-US')]);
  ask();
  expect(screen.queryByRole('button', { name: /^Hear/ })).toBeNull();
});
