import type { Aid } from '@panelwise/contracts/domain/evidence';
import { getComicFacts, getComicFaqs } from '@panelwise/contracts/http/library';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { type FakeSpeech, fakeSpeech, fakeVoice } from '../../lib/speech/fake-speech.ts';
import { sampleLibraryComic, sampleSession } from '../../testing/samples.ts';
import { guided, openReader, quizOf } from './testing-reader.tsx';

let speech: FakeSpeech;
beforeEach(() => {
  speech = fakeSpeech([fakeVoice('en-US')]);
});
afterEach(() => endSession());

const signInWith = (...aids: Aid[]) => {
  const session = sampleSession();
  startSession({ ...session, user: { ...session.user, userType: 'Teacher', aids } });
};
const transcript = () => screen.getByText('Transcript', { selector: 'summary' }).closest('details')!;
const looks = (button: HTMLElement) => button.dataset.variant;

test('read-aloud is what the reader offers first, in every view, and of each panel in the transcript', async () => {
  signInWith('read-aloud');
  const { user } = openReader();
  const listen = await screen.findByRole('button', { name: 'Listen' });
  expect(looks(listen)).toBe('filled');
  expect(transcript().open).toBe(true);
  await user.click(within(transcript()).getByRole('button', { name: 'Hear page 1, panel 2' }));
  expect(speech.current?.text).toBe('Say it.');
});

test('panel by panel, too', async () => {
  signInWith('read-aloud');
  openReader({}, '?page=1&panel=1');
  const button = await within(await guided()).findByRole('button', { name: 'Listen' });
  expect(looks(button)).toBe('filled');
});

test('whoever needs other letters than a picture has finds all words as text at once', async () => {
  signInWith('dyslexia-type');
  openReader();
  await screen.findByRole('button', { name: 'Listen' });
  expect(transcript().open).toBe(true);
});

test('without help the reader is as it was', async () => {
  openReader();
  expect(looks(await screen.findByRole('button', { name: 'Listen' }))).toBe('subtle');
  expect(transcript().open).toBe(false);
  expect(screen.queryByRole('button', { name: /^Hear page/ })).toBeNull();
});

test('facts, answers to questions and how a quiz went are read aloud, each in the language of the comic', async () => {
  signInWith('read-aloud');
  const { api, user } = openReader({
    questions: quizOf('light'),
    comic: sampleLibraryComic({ hasFAQ: true, hasDidYouKnow: true, hasQuiz: true }),
  });
  api.answer(getComicFaqs, { faqs: [{ question: 'Do plants sleep?', answer: 'They rest.' }] });
  api.answer(getComicFacts, { didYouKnow: [{ fact: 'Leaves breathe.' }] });
  await user.click(await screen.findByRole('button', { name: 'Hear the fact' }));
  act(() => speech.finish());
  expect(speech.current?.text).toBe('Leaves breathe.');
  expect(screen.getByText('Leaves breathe.').lang).toBe('en');
  await user.click(screen.getByText('Do plants sleep?'));
  await user.click(screen.getByRole('button', { name: 'Hear the answer' }));
  expect(speech.current?.text).toBe('They rest.');
});
