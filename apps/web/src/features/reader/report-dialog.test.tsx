import { getPublicComic, reportComic } from '@panelwise/contracts/http/library';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as LibraryComic } from '../../app/routes/library-comic.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';
import { openReader } from './testing-reader.tsx';

const openDialog = async ({ user }: ReturnType<typeof openReader>) => {
  await user.click(await screen.findByRole('button', { name: 'Is something wrong with this comic?' }));
  return within(await screen.findByRole('dialog', { name: 'Tell us what is wrong' }));
};

test('a reader says what is wrong, with nothing about themselves, and is thanked', async () => {
  const reader = openReader();
  reader.api.answer(reportComic, {});
  const dialog = await openDialog(reader);
  expect(dialog.getAllByRole('radio')).toHaveLength(5);
  await reader.user.click(dialog.getByLabelText('It is frightening'));
  await reader.user.type(dialog.getByRole('textbox'), 'The spider.');
  await reader.user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeDefined();
  expect(reader.api.requests(reportComic).map(({ body }) => body)).toEqual([
    { reason: 'frightening', note: 'The spider.' },
  ]);
});

test('without a reason, or without a word on something else, nothing is sent', async () => {
  const reader = openReader();
  const dialog = await openDialog(reader);
  await reader.user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please choose what is wrong.');
  await reader.user.click(dialog.getByLabelText('Something else'));
  await reader.user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please say in a few words what is wrong.');
  expect(reader.api.requests(reportComic)).toEqual([]);
});

test('what the server refuses is said, and what was typed stays', async () => {
  const reader = openReader();
  reader.api.handle(reportComic, () => refusal(429, 'rate-limited', 'That was too often.'));
  const dialog = await openDialog(reader);
  await reader.user.click(dialog.getByLabelText('It is unkind to somebody'));
  await reader.user.type(dialog.getByRole('textbox'), 'Page 2');
  await reader.user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('That was too often.'));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Page 2');
});

test('says how the comic came about, and nothing that is not known', async () => {
  openReader();
  expect(
    await screen.findByText('Drawn and written by the built-in studio, reviewed by a person.'),
  ).toBeDefined();
});

test('of a comic that nobody knows anything about nothing is said', async () => {
  openReader({ made: null, isReviewed: false });
  await screen.findByRole('button', { name: 'Is something wrong with this comic?' });
  expect(screen.queryByText(/studio|AI|reviewed/)).toBeNull();
});

test('a comic that is looked at says so kindly', async () => {
  const api = fakeApi();
  api.handle(getPublicComic, () => refusal(404, 'comic-hidden', 'Somebody is taking a look at this comic.'));
  renderApp(<LibraryComic />, { path: '/our-library/:id', at: `/our-library/${sampleId(1)}` });
  expect(await screen.findByText('We are taking a look')).toBeDefined();
  expect(screen.getByText('Somebody is taking a look at this comic.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse library' })).toBeDefined();
});
