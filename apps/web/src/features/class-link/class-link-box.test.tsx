import {
  endClassLink,
  getClassComic,
  getClassLink,
  makeClassLink,
} from '@panelwise/contracts/http/class-links';
import { viewComic } from '@panelwise/contracts/http/library';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ClassComic } from '../../app/routes/class-comic.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleLibraryComic } from '../../testing/samples.ts';
import { ClassLinkBox } from './class-link-box.tsx';
import { classLinkQuery, haveLink } from './class-link-queries.ts';

const comicId = sampleId(1);
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const link = { token, createdAt: '2026-11-23T10:00:00.000Z', expiresAt: '2027-03-23T10:00:00.000Z' };

it('makes a link for a class with its code, and ends it', async () => {
  const api = fakeApi();
  api.answer(getClassLink, { link: null });
  api.answer(makeClassLink, { link });
  api.answer(endClassLink, {});
  const { user } = renderApp(<ClassLinkBox comicId={comicId} />);
  await user.click(await screen.findByRole('button', { name: 'Make a class link' }));
  expect(await screen.findByText(new RegExp(`/class/${token}$`))).toBeDefined();
  expect(screen.getByRole('img', { name: 'The link as a QR code' }).getAttribute('src')).toMatch(
    /^data:image\/svg/,
  );
  expect(screen.getByText('Good until March 23, 2027.')).toBeDefined();
  // What is rarely wanted, and what ends something, is not beside "Copy link".
  expect(screen.queryByRole('button', { name: 'End this link' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More about this link' }));
  await user.click(screen.getByRole('button', { name: 'End this link' }));
  expect(await screen.findByRole('button', { name: 'Make a class link' })).toBeDefined();
});

it('has a link ready for whoever submits, once, and lets a refusal be', async () => {
  const api = fakeApi();
  const client = createQueryClient();
  api.handle(getClassLink, () => refusal(403, 'sharing-not-allowed', 'Sharing by link is for teachers.'));
  await haveLink(client, comicId);
  expect(client.getQueryData(classLinkQuery(comicId).queryKey)).toBeUndefined();
  api.answer(getClassLink, { link: null });
  api.answer(makeClassLink, { link });
  await haveLink(client, comicId);
  expect(client.getQueryData(classLinkQuery(comicId).queryKey)).toEqual(link);
  await haveLink(client, comicId);
  expect(api.requests(makeClassLink)).toHaveLength(1);
});

it('says why there is no link', async () => {
  const api = fakeApi();
  api.answer(getClassLink, { link: null });
  api.handle(makeClassLink, () => refusal(403, 'sharing-not-allowed', 'Sharing by link is for teachers.'));
  const { user } = renderApp(<ClassLinkBox comicId={comicId} />);
  await user.click(await screen.findByRole('button', { name: 'Make a class link' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Sharing by link is for teachers.');
});

it('opens a shared comic with what belongs to it, and counts nothing', async () => {
  const api = fakeApi();
  const shared = {
    comic: sampleLibraryComic(),
    pages: [],
    texts: [],
    questions: [],
    hardcoreQuestions: [],
    parts: [],
    made: { written: 'openai' as const, edited: true, drawn: null },
    isReviewed: false,
    author: 'Iris Keller',
    faqs: [{ question: 'Why is the sky blue?', answer: 'Light.' }],
    facts: [{ fact: 'Light is fast.' }],
  };
  api.answer(getClassComic, shared);
  renderApp(<ClassComic />, { path: '/class/:token', at: `/class/${token}` });
  expect(await screen.findByText(/shared by Iris Keller/)).toBeDefined();
  expect(screen.getByText('Light is fast.')).toBeDefined();
  expect(screen.getByText('Written with AI and by its creator.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Library' })).toBeNull();
  await waitFor(() => expect(api.requests(viewComic)).toEqual([]));
});

it('says that a link has ended', async () => {
  const api = fakeApi();
  api.handle(getClassComic, () => refusal(404, 'class-link-ended', 'This link has ended.'));
  renderApp(<ClassComic />, { path: '/class/:token', at: `/class/${token}` });
  expect(await screen.findByText('This link has ended.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
