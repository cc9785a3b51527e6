import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeSpeech, fakeSpeech, fakeVoice } from '../../lib/speech/fake-speech.ts';
import { guided, openReader, where } from './testing-reader.tsx';

let speech: FakeSpeech;
beforeEach(() => {
  speech = fakeSpeech([fakeVoice('en-US', { name: 'Ada' }), fakeVoice('en-GB', { name: 'Bob' })]);
});

const listen = () => screen.findByRole('button', { name: 'Listen' });
const finish = () => act(() => speech.finish());
/** What is lit on the pictures: how many rings, and the place in percent of the page. */
function lit(root: ParentNode = document) {
  const spot = root.querySelector<HTMLElement>('.spot');
  const percent = (length: string | undefined) => length && Math.round(Number.parseFloat(length) * 10) / 10;
  const rings = root.querySelectorAll('.ring').length;
  return { rings, left: percent(spot?.style.left), top: percent(spot?.style.top) };
}
/** The places that can be pressed, page by page in reading order. Hidden from assistive technology. */
const spots = () => [...document.querySelectorAll<HTMLElement>('.spots button')];

test('the pages are read aloud with the balloon lit, across pages, to the end', async () => {
  const { user, router } = openReader();
  await user.click(await listen());
  expect(speech.current?.text).toBe('Why are the leaves green?');
  expect(lit()).toEqual({ rings: 1, left: 4, top: 5 });
  expect(await screen.findByText('Why are the leaves green?', { selector: '.say' })).toBeDefined();
  finish();
  expect(speech.current?.text).toBe('I know the word!');
  expect(lit()).toEqual({ rings: 1, left: 4, top: 15 });
  finish();
  expect(lit()).toEqual({ rings: 1, left: 44, top: 5 });
  finish();
  // A panel without words: what is to be seen is told, and the whole panel is lit.
  expect(speech.current?.text).toBe('Seen 2.1');
  expect(router.state.location.search).toBe('?page=2');
  expect(lit()).toMatchObject({ rings: 1, left: 1.6 });
  finish();
  // The place of these words is not known, as on pages of old.
  expect(speech.current?.text).toBe('Chlorophyll.');
  expect(lit()).toMatchObject({ rings: 1, left: 43.5 });
  finish();
  expect(speech.current).toBeUndefined();
  expect(lit().rings).toBe(0);
  expect(screen.queryByRole('region', { name: 'Read aloud' })).toBeNull();
});

test('a balloon that is pressed is read, and what follows it', async () => {
  const { user } = openReader();
  await listen();
  await user.click(spots()[1]!);
  expect(speech.current?.text).toBe('I know the word!');
  await user.click(spots()[0]!);
  expect(speech.current?.text).toBe('Why are the leaves green?');
  expect(lit().top).toBe(5);
  await user.click(spots()[2]!);
  expect(speech.current?.text).toBe('Say it.');
  finish();
  expect(speech.current?.text).toBe('Seen 2.1');
});

test('pauses and goes on by keyboard, and gives the focus back when it is stopped', async () => {
  const { user } = openReader();
  const button = await listen();
  button.focus();
  await user.keyboard(' ');
  finish();
  await user.keyboard(' ');
  expect(speech.current).toBeUndefined();
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(lit()).toEqual({ rings: 1, left: 4, top: 15 });
  await user.keyboard(' ');
  expect(speech.current?.text).toBe('I know the word!');
  await user.click(await screen.findByRole('button', { name: 'Stop reading aloud' }));
  expect(speech.current).toBeUndefined();
  expect(lit().rings).toBe(0);
  expect(document.activeElement).toBe(button);
});

test('who turns the page is read that page', async () => {
  const { user, router } = openReader();
  await user.click(await listen());
  await user.keyboard('{ArrowRight}');
  expect(router.state.location.search).toBe('?page=2');
  expect(speech.current?.text).toBe('Seen 2.1');
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(speech.current?.text).toBe('Why are the leaves green?');
});

test('the view changes without a break, there and back', async () => {
  const { user } = openReader();
  await user.click(await listen());
  finish();
  const said = speech.current;
  await user.click(screen.getByRole('button', { name: 'Panels' }));
  expect(await where()).toBe('Page 1, panel 1 of 2');
  expect(lit(await guided())).toEqual({ rings: 1, left: 4, top: 15 });
  expect(speech.current).toBe(said);
  finish();
  expect(await where()).toBe('Page 1, panel 2 of 2');
  await user.click(within(await guided()).getByRole('button', { name: 'Pages' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(speech.current?.text).toBe('Say it.');
  expect(lit()).toEqual({ rings: 1, left: 44, top: 5 });
});

test('closing the panels ends the reading', async () => {
  const { user } = openReader({}, '?page=1&panel=1');
  await user.click(await within(await guided()).findByRole('button', { name: 'Listen' }));
  expect(speech.current).toBeDefined();
  await user.click(within(await guided()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(speech.current).toBeUndefined();
});

test('panel by panel it marks the word, goes on to the next panel and can pause', async () => {
  const { user } = openReader({}, '?page=1&panel=1');
  await user.click(await within(await guided()).findByRole('button', { name: 'Listen' }));
  expect(speech.current?.text).toBe('Why are the leaves green?');
  act(() => void speech.sayWord(12));
  expect(document.querySelector('dialog mark')?.textContent).toBe('leaves');
  finish();
  expect(speech.current?.text).toBe('I know the word!');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(speech.current).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(speech.current?.text).toBe('I know the word!');
  await user.selectOptions(screen.getByLabelText('Voice'), 'Bob');
  await user.selectOptions(screen.getByLabelText('Speed'), '1.5×');
  expect(speech.current).toMatchObject({ text: 'I know the word!', lang: 'en-GB', rate: 1.5 });
  finish();
  expect(await where()).toBe('Page 1, panel 2 of 2');
  expect(speech.current?.text).toBe('Say it.');
  finish();
  // Nobody speaks here: what is to be seen is told. The panel fills the screen, so nothing more is lit.
  expect(speech.current?.text).toBe('Seen 2.1');
  expect(lit(await guided()).rings).toBe(0);
  finish();
  finish();
  expect(await where()).toBe('The end');
  expect(speech.current).toBeUndefined();
});

test('everybody has their own voice where there are several of a kind, or the one that is chosen', async () => {
  speech = fakeSpeech(['Ada', 'Ben', 'Cleo'].map((name) => fakeVoice('en-US', { name })));
  const { user } = openReader();
  await user.click(await listen());
  const heard = () => [speech.current?.text, speech.current?.voice?.name];
  expect(heard()).toEqual(['Why are the leaves green?', 'Ada']);
  finish();
  expect(heard()).toEqual(['I know the word!', 'Ben']);
  finish();
  expect(heard()).toEqual(['Say it.', 'Cleo']);
  await user.selectOptions(await screen.findByLabelText('Voice'), 'Ada');
  expect(heard()).toEqual(['Say it.', 'Ada']);
  await user.selectOptions(screen.getByLabelText('Voice'), 'A voice for each');
  expect(heard()).toEqual(['Say it.', 'Cleo']);
});

test('without a voice for the language nobody offers to read, and nothing on the picture can be pressed', async () => {
  fakeSpeech([fakeVoice('hi-IN')]);
  const { user } = openReader();
  await user.click(await screen.findByRole('button', { name: 'Panels' }));
  await guided();
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
  expect(spots()).toEqual([]);
});
