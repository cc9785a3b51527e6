import type { Aid } from '@panelwise/contracts/domain/evidence';
import type { LiveOwn, LiveStage } from '@panelwise/contracts/domain/live';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { fakeSpeech, fakeVoice } from '../../../lib/speech/fake-speech.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleSession } from '../../../testing/samples.ts';
import { PhoneAnswer } from './phone-answer.tsx';
import { PhoneEnd } from './phone-end.tsx';
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

test('what the comic says is marked as in its language', async () => {
  fakeSpeech([fakeVoice('en-US')]);
  ask();
  const question = screen.getByRole('heading', { name: 'What does the leaf catch?' });
  await vi.waitFor(() => expect(question.lang).toBe('en'));
  expect(screen.getByText('Light').lang).toBe('en');
});

test('what is right, and the end, are read aloud too', async () => {
  const speech = fakeSpeech([fakeVoice('en-US')]);
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, aids: ['read-aloud'] } });
  const user = userEvent.setup();
  const own = { chosen: 0, cells: ['right' as const] } as unknown as LiveOwn;
  const stage = {
    question: { question: 'What does the leaf catch?', options: ['Light', 'Mice'], panel: null },
    answer: { right: 0, panel: null, explanation: 'It makes sugar.', common: null },
    isPublic: false,
  } as unknown as LiveStage;
  const { unmount } = render(<PhoneAnswer stage={stage} own={own} cutOut={() => null} />);
  await user.click(await screen.findByRole('button', { name: 'Hear this page' }));
  expect(speech.current?.text).toBe('You have it.');
  unmount();
  renderApp(<PhoneEnd stage={stage} own={own} isGuest={false} />);
  await user.click(await screen.findByRole('button', { name: 'Hear this page' }));
  expect(speech.current?.text).toBe('That was it.');
});
