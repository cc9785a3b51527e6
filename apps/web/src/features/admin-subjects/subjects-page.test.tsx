import { limits } from '@panelwise/contracts/domain/limits';
import { getSubjects, type Subject } from '@panelwise/contracts/http/catalogue';
import { createSubject, deleteSubject, updateSubject } from '@panelwise/contracts/http/subjects';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as SubjectList } from '../../app/routes/subject-list.tsx';
import { localDate } from '../../lib/local-date.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';

const science: Subject = {
  _id: sampleId(2),
  name: 'Science',
  image: '/media/science.webp',
  thumbnail: '/media/science-small.webp',
  ishowads: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const picture = (bytes = 4) => new File([new Uint8Array(bytes)], 'moon.png', { type: 'image/png' });

// jsdom has no addresses for pictures made in the browser.
Object.assign(URL, { createObjectURL: () => 'blob:moon', revokeObjectURL: () => {} });

function show() {
  const api = fakeApi();
  const list = (...data: Subject[]) => api.answer(getSubjects, { data });
  list(science);
  return { ...renderApp(<SubjectList />), api, list };
}
type Shown = ReturnType<typeof show>;
const adsSwitch = (name = 'Science') => screen.findByRole('switch', { name: `Show Ads for ${name}` });

async function openAdding({ user }: Shown) {
  await user.click(await screen.findByRole('button', { name: 'Add subject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add subject' });
  return {
    dialog,
    name: within(dialog).getByLabelText(/Name/),
    image: dialog.querySelector<HTMLInputElement>('input[type="file"]')!,
    send: () => user.click(within(dialog).getByRole('button', { name: 'Add subject' })),
  };
}

test('lists image, name, Show Ads and date', async () => {
  show();
  const [head, row] = await screen.findAllByRole('row');
  expect(
    within(head!)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Image', 'Name', 'Show Ads', 'Created', 'Actions']);
  expect(row?.querySelector('img')?.getAttribute('src')).toBe(science.thumbnail);
  expect(within(row!).getByText('Science')).toBeDefined();
  expect(within(row!).getByText(localDate(science.createdAt))).toBeDefined();
});

test('Show Ads moves at once and is stored', async () => {
  const { user, api, list } = show();
  const { promise, resolve } = Promise.withResolvers<Response>();
  api.handle(updateSubject, () => promise);
  await user.click(await adsSwitch());
  expect(((await adsSwitch()) as HTMLInputElement).checked).toBe(true);
  const form = api.requests(updateSubject)[0]!.body as FormData;
  expect(Object.fromEntries(form)).toEqual({ id: science._id, ishowads: 'true' });
  list({ ...science, ishowads: true });
  resolve(Response.json({ error: false, message: 'Saved.', subject: { ...science, ishowads: true } }));
  await waitFor(async () => expect(((await adsSwitch()) as HTMLInputElement).disabled).toBe(false));
  expect(((await adsSwitch()) as HTMLInputElement).checked).toBe(true);
});

test.each([
  ['the server’s words', 'This subject does not exist.', 'This subject does not exist.'],
  ['without words', undefined, 'Failed to update Show Ads status'],
])('Show Ads moves back when it fails: %s', async (_name, message, text) => {
  const { user, api } = show();
  api.handle(updateSubject, () => refusal(404, 'subject-not-found', message));
  await user.click(await adsSwitch());
  expect(await screen.findByText(text)).toBeDefined();
  expect(((await adsSwitch()) as HTMLInputElement).checked).toBe(false);
});

test('a new subject needs name and image', async () => {
  const shown = show();
  const { dialog, name, image, send } = await openAdding(shown);
  await send();
  expect(within(dialog).getByRole('alert').textContent).toBe('Name and image required!');
  await shown.user.type(name, 'Art');
  await send();
  expect(within(dialog).getByRole('alert').textContent).toBe('Name and image required!');
  expect(image.accept.split(',').every((type) => type.startsWith('image/'))).toBe(true);
  expect(shown.api.requests(createSubject)).toEqual([]);
});

test('a picture over 5 MB is not sent', async () => {
  const shown = show();
  const { dialog, name, image, send } = await openAdding(shown);
  await shown.user.type(name, 'Art');
  await shown.user.upload(image, picture(limits.uploadBytesMax + 1));
  await send();
  expect(within(dialog).getByRole('alert').textContent).toBe('Please choose a picture of at most 5 MB.');
  expect(shown.api.requests(createSubject)).toEqual([]);
});

test('a new subject is shown before it is sent, then stands in the list', async () => {
  const shown = show();
  const { dialog, name, image, send } = await openAdding(shown);
  await shown.user.type(name, '  Art ');
  await shown.user.upload(image, picture());
  expect((await within(dialog).findByAltText('Preview')).getAttribute('src')).toBe('blob:moon');
  const art = { ...science, _id: sampleId(3), name: 'Art' };
  shown.api.answer(createSubject, { subject: art });
  shown.list(science, art);
  await send();
  expect(await adsSwitch('Art')).toBeDefined();
  const form = shown.api.requests(createSubject)[0]!.body as FormData;
  expect(form.get('name')).toBe('Art');
  expect(form.get('image')).toBeInstanceOf(File);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [
    'the server’s words',
    'There is a subject with this name already.',
    'There is a subject with this name already.',
  ],
  ['without words', undefined, 'Failed to create subject'],
])('a subject that cannot be added says so: %s', async (_name, message, text) => {
  const shown = show();
  shown.api.handle(createSubject, () => refusal(409, 'subject-exists', message));
  const { dialog, name, image, send } = await openAdding(shown);
  await shown.user.type(name, 'Science');
  await shown.user.upload(image, picture());
  await send();
  expect((await within(dialog).findByRole('alert')).textContent).toBe(text);
});

test.each([
  ['the server’s words', 'This subject does not exist.', 'This subject does not exist.'],
  ['without words', undefined, 'Failed to update subject'],
])('editing needs no new image; a failure says so: %s', async (_name, message, text) => {
  const { user, api } = show();
  api.handle(updateSubject, () => refusal(404, 'subject-not-found', message));
  await user.click(await screen.findByRole('button', { name: 'Edit Science' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit subject' });
  await user.clear(within(dialog).getByLabelText(/Name/));
  await user.type(within(dialog).getByLabelText(/Name/), 'Sciences');
  await user.click(within(dialog).getByRole('switch', { name: 'Show Ads' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(text);
  const form = api.requests(updateSubject)[0]!.body as FormData;
  expect(Object.fromEntries(form)).toEqual({ id: science._id, ishowads: 'true', name: 'Sciences' });
});

test.each([
  [
    'the server’s words',
    'Comics use this subject, so it cannot be deleted.',
    'Comics use this subject, so it cannot be deleted.',
  ],
  ['without words', undefined, 'Failed to delete subject'],
])('a deletion asks first and says when it fails: %s', async (_name, message, text) => {
  const { user, api } = show();
  api.handle(deleteSubject, () => refusal(409, 'subject-in-use', message));
  await user.click(await screen.findByRole('button', { name: 'Delete Science' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Are you sure you want to delete this subject?')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(text);
});

test.each([
  ['the server’s words', 'You may not do that.', 'You may not do that.'],
  ['without words', undefined, 'Failed to fetch subjects'],
])('a list that does not come says so: %s', async (_name, message, text) => {
  fakeApi().handle(getSubjects, () => refusal(403, 'forbidden', message));
  renderApp(<SubjectList />);
  expect((await screen.findByRole('alert')).textContent).toBe(`${text}Try again`);
});

test('no subject has the name that is searched', async () => {
  const { user } = show();
  await screen.findByRole('table');
  await user.type(screen.getByPlaceholderText('Search by name...'), 'zebra');
  expect(await screen.findByText('Sorry no record Found !')).toBeDefined();
  expect(screen.getByText('Whoops... this information is not available for a moment.')).toBeDefined();
});
