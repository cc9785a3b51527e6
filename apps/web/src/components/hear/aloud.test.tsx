import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { type FakeSpeech, fakeSpeech, fakeVoice } from '../../lib/speech/fake-speech.ts';
import { sampleSession } from '../../testing/samples.ts';
import { Aloud } from './aloud.tsx';

afterEach(() => endSession());

const signIn = (helped: boolean) => {
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, aids: helped ? ['read-aloud'] : [] } });
};

/** Everything that is said, in order, with the language of each voice. */
function hearAll(speech: FakeSpeech): string[] {
  const heard: string[] = [];
  while (speech.current) {
    heard.push(`${speech.current.lang}: ${speech.current.text}`);
    act(() => speech.finish());
  }
  return heard;
}

const page = (
  <>
    <h1>
      Your <b>class</b> code
    </h1>
    <p className="visually-hidden">Said elsewhere</p>
    <p lang="de">Was fängt das Blatt?</p>
    <svg aria-hidden="true">
      <title>No picture</title>
    </svg>
    <details>
      <summary>Do plants sleep?</summary>
      <p>They rest.</p>
    </details>
    <p lang="ja">葉</p>
    <button type="button">Go</button>
  </>
);

test('what stands on a screen is read as it stands there, each in its own language', async () => {
  const speech = fakeSpeech([fakeVoice('en-US'), fakeVoice('de-DE')]);
  signIn(true);
  render(<Aloud>{page}</Aloud>);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Hear this page' }));
  expect(screen.getByRole('heading').dataset.said).toBe('');
  // What is folded in is not said, nor what no voice can say here.
  expect(hearAll(speech)).toEqual([
    'en-US: Your class code',
    'de-DE: Was fängt das Blatt?',
    'en-US: Do plants sleep?',
    'en-US: Go',
  ]);
  expect(document.querySelector('[data-said]')).toBeNull();
});

test('who did not ask has no button more, unless nothing is known of anybody yet', async () => {
  fakeSpeech([fakeVoice('en-US')]);
  signIn(false);
  const { unmount } = render(<Aloud>{page}</Aloud>);
  expect(screen.queryByRole('button', { name: /^Hear/ })).toBeNull();
  unmount();
  endSession();
  render(
    <Aloud forAll label="the door">
      {page}
    </Aloud>,
  );
  expect(await screen.findByRole('button', { name: 'Hear the door' })).toBeDefined();
});
