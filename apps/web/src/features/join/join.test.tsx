import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Component as Join } from '../../app/routes/join.tsx';
import { giveUpRestoring } from '../../lib/session.ts';
import { fakeSpeech, fakeVoice } from '../../lib/speech/fake-speech.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => giveUpRestoring());

test('who logs in by pictures can have the page read aloud before anybody knows who it is', async () => {
  const speech = fakeSpeech([fakeVoice('en-US')]);
  const { user } = renderApp(<Join />, { path: '/join' });
  await user.click(await screen.findByRole('button', { name: 'Hear this page' }));
  expect(speech.current?.text).toBe('Your class code');
});

test('where a device has no voice, nothing offers to speak', async () => {
  fakeSpeech([]);
  renderApp(<Join />, { path: '/join' });
  await screen.findByRole('heading', { name: 'Your class code' });
  expect(screen.queryByRole('button', { name: /^Hear/ })).toBeNull();
});
