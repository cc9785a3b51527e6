import * as contract from '@panelwise/contracts/http/account';
import { requestConsent } from '@panelwise/contracts/http/consent';
import { getReminder, setReminder } from '@panelwise/contracts/http/families';
import { setOwnAids } from '@panelwise/contracts/http/learn';
import * as passkeys from '@panelwise/contracts/http/passkeys';
import { getSecondFactor, removeSecondFactor } from '@panelwise/contracts/http/second-factor';
import * as sessions from '@panelwise/contracts/http/sessions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as ProfilePage } from '../../app/routes/profile.tsx';
import { localDate } from '../../lib/local-date.ts';
import { startSession, useSession } from '../../lib/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleSession, sampleUser } from '../../testing/samples.ts';

beforeEach(() => startSession(sampleSession()));
afterEach(() => {
  vi.restoreAllMocks();
});

const profile: contract.Profile = {
  ...sampleUser,
  countryCode: '+91',
  mobileNumber: '',
  birthYear: null,
  country: null,
  consentRequest: null,
  deleteAt: null,
};
const dayMs = 86_400_000;

const device = (device: string, current: boolean): sessions.SessionEntry => ({
  _id: crypto.randomUUID(),
  device,
  current,
  startedAt: '2026-03-01T08:00:00.000Z',
  usedAt: '2026-03-02T09:30:00.000Z',
});
const devices = [
  device('Firefox on Windows', true),
  device('Safari on iOS', false),
  device('Chrome on Android', false),
];

async function open(changes: Partial<contract.Profile> = {}) {
  const api = fakeApi();
  api.answer(contract.getProfile, { data: { ...profile, ...changes } });
  api.answer(sessions.listSessions, { sessions: devices });
  api.answer(getReminder, { reminder: { isOn: false, hour: null, mayHave: true, isByParents: false } });
  const view = renderApp(<ProfilePage />, { path: '/profile' });
  await screen.findByRole('heading', { name: 'Profile' });
  return { ...view, api };
}
const section = (name: string) => within(screen.getByRole('region', { name }));

/** What is said at a field. */
const errorOf = (field: HTMLElement) =>
  field.closest('.mantine-PasswordInput-root')?.querySelector('.mantine-PasswordInput-error')?.textContent;

test('shows who I am, and changes my name everywhere', async () => {
  const { user, api } = await open();
  for (const fact of ['iris', 'iris@school.org', 'Teacher', localDate(profile.createdAt)])
    expect(screen.getByText(fact)).toBeDefined();
  const save = screen.getByRole('button', { name: 'Save name' });
  expect(save).toHaveProperty('disabled', true);
  api.answer(contract.updateProfile, { data: { ...profile, firstname: 'Isla' } });
  await user.clear(screen.getByLabelText('First name'));
  await user.type(screen.getByLabelText('First name'), 'Isla');
  await user.click(save);
  expect(await screen.findByText('Your name is saved.')).toBeDefined();
  expect(api.requests(contract.updateProfile)[0]?.body).toEqual({ firstname: 'Isla', lastname: 'Keller' });
  expect(useSession.getState().user?.firstname).toBe('Isla');
  expect(save).toHaveProperty('disabled', true);
});

test('a name cannot be empty', async () => {
  const { user, api } = await open();
  await user.clear(screen.getByLabelText('Last name'));
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Please fill this in.')).toBeDefined();
  expect(api.requests(contract.updateProfile)).toEqual([]);
});

test('changes the password, if the old one is right and the new ones are the same', async () => {
  const { user, api } = await open();
  const enter = async (current: string, password: string, confirm: string) => {
    const fields = section('Password');
    for (const [label, text] of [
      ['Current password', current],
      ['New password', password],
      ['Confirm password', confirm],
    ] as const) {
      await user.clear(fields.getByLabelText(label));
      await user.type(fields.getByLabelText(label), text);
    }
    await user.click(fields.getByRole('button', { name: 'Change password' }));
  };
  await enter('old-pencil', 'pencil-ink', 'pencil-ink-2');
  const field = screen
    .getByLabelText('Confirm password')
    .closest<HTMLElement>('.mantine-PasswordInput-root')!;
  expect(await within(field).findByText('Passwords do not match')).toBeDefined();
  expect(api.requests(contract.changePassword)).toEqual([]);

  api.handle(contract.changePassword, () => refusal(401, 'bad-credentials', 'This is not your password.'));
  await enter('wrong', 'pencil-ink', 'pencil-ink');
  const current = section('Password').getByLabelText('Current password');
  await vi.waitFor(() => expect(errorOf(current)).toBe('This is not your password.'));
  expect(section('Password').queryByRole('alert')).toBeNull();

  api.answer(contract.changePassword, {});
  await enter('old-pencil', 'pencil-ink', 'pencil-ink');
  expect(await screen.findByText('OK')).toBeDefined();
  expect(api.requests(contract.changePassword).at(-1)?.body).toEqual({
    current: 'old-pencil',
    password: 'pencil-ink',
  });
  expect(section('Password').getByLabelText('Current password')).toHaveProperty('value', '');
});

test('exports everything as a file', async () => {
  const { user, api } = await open();
  api.answer(contract.exportAccount, { data: { comics: [{ title: 'Mine' }] } });
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => {};
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href]).toEqual(['panelwise-account.json', 'blob:1']);
  });
  await user.click(screen.getByRole('button', { name: 'Export my data' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(JSON.parse(await blobs[0]!.text())).toEqual({ comics: [{ title: 'Mine' }] });

  expect(screen.getByRole('button', { name: 'Export as a page to read' })).toBeDefined();
});

test('asks for deletion with the password, and says what goes', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText('Your comics in the public library go too.')).toBeDefined();
  const really = dialog.getByRole('button', { name: 'Delete my account' });
  expect(really).toHaveProperty('disabled', true);

  api.handle(contract.deleteAccount, () => refusal(401, 'bad-credentials', 'This is not your password.'));
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(really);
  // At the field, until it is changed.
  const field = dialog.getByLabelText('Your password');
  await vi.waitFor(() => expect(errorOf(field)).toBe('This is not your password.'));
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.type(field, '?');
  expect(errorOf(field)).toBeUndefined();

  const deleteAt = new Date(Date.now() + 28 * dayMs - 1_000).toISOString();
  api.answer(contract.deleteAccount, { data: { ...profile, deleteAt } });
  await user.click(really);
  await vi.waitFor(() => expect(useSession.getState().status).toBe('visitor'));
});

test('the clock runs, and the account can be kept', async () => {
  const { user, api, container } = await open({
    deleteAt: new Date(Date.now() + 26.5 * dayMs).toISOString(),
  });
  expect(screen.getByText('in 27 days')).toBeDefined();
  expect(container.querySelectorAll('[data-gone]')).toHaveLength(1);
  api.answer(contract.keepAccount, { data: profile });
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeDefined();
});

test('a failure says so and can be tried again', async () => {
  const api = fakeApi();
  api.handle(contract.getProfile, () => refusal(403, 'forbidden'));
  const { user } = renderApp(<ProfilePage />, { path: '/profile' });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  api.answer(contract.getProfile, { data: profile });
  api.answer(sessions.listSessions, { sessions: devices });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First name')).toBeDefined();
});

test('shows where I am logged in, and logs a device out, or all others', async () => {
  const { user, api } = await open();
  const place = section('Where you are logged in');
  expect(await place.findByText('Safari on iOS')).toBeDefined();
  expect(place.queryByRole('button', { name: 'Log out Firefox on Windows' })).toBeNull();
  api.answer(sessions.endSession, { message: 'Logged out there.' });
  api.answer(sessions.listSessions, { sessions: devices.filter((one) => one !== devices[1]) });
  await user.click(place.getByRole('button', { name: 'Log out Safari on iOS' }));
  await vi.waitFor(() => expect(place.queryByText('Safari on iOS')).toBeNull());
  expect(await screen.findByText('Logged out there.')).toBeDefined();
  expect(place.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
});

test('logs everybody else out', async () => {
  const { user, api } = await open();
  const place = section('Where you are logged in');
  api.answer(sessions.endOtherSessions, {});
  await user.click(await place.findByRole('button', { name: 'Log out everywhere else' }));
  await vi.waitFor(() => expect(api.requests(sessions.endOtherSessions)).toHaveLength(1));
});

describe('a grown-up’s OK', () => {
  const held = { consent: 'needed', userType: 'Student' } as const;

  test('is asked for by mail, and the page says who was asked', async () => {
    const { user, api } = await open(held);
    const consentRequest = {
      kind: 'verifiable',
      adultEmail: 'mum@example.org',
      requestedAt: '2026-11-24T10:00:00.000Z',
      expiresAt: '2026-12-01T10:00:00.000Z',
      confirmedAt: null,
    } as const;
    api.answer(requestConsent, { data: { ...profile, ...held, consentRequest } });
    const grownUp = section('Your grown-up');
    await user.click(grownUp.getByRole('button', { name: 'Ask them' }));
    expect(api.requests(requestConsent)).toEqual([]);
    await user.type(grownUp.getByLabelText('Email of your grown-up'), 'mum@example.org');
    await user.click(grownUp.getByRole('button', { name: 'Ask them' }));
    expect(await grownUp.findByText('mum@example.org')).toBeDefined();
    expect(api.requests(requestConsent)[0]?.body).toEqual({
      adultEmail: 'mum@example.org',
      relation: 'parent',
    });
  });

  test('is told when it is there, and not spoken of where nobody needs it', async () => {
    await open({ consent: 'given' });
    expect(section('Your grown-up').getByText(/You can show your comics/)).toBeDefined();
    cleanup();
    await open({ consent: 'none' });
    expect(screen.queryByRole('region', { name: 'Your grown-up' })).toBeNull();
  });
});

describe('the passkeys of an admin', () => {
  const entry = (name: string, usedAt: string | null): passkeys.PasskeyEntry => ({
    _id: crypto.randomUUID(),
    name,
    addedAt: '2026-03-01T08:00:00.000Z',
    usedAt,
  });
  async function openWith(list: passkeys.PasskeyEntry[], available = true, setUpAt: string | null = null) {
    vi.stubGlobal('PublicKeyCredential', class {});
    const api = fakeApi();
    api.answer(contract.getProfile, { data: { ...profile, userType: 'admin' } });
    api.answer(sessions.listSessions, { sessions: devices });
    api.answer(getSecondFactor, { setUpAt, recoveryCodesLeft: 0, required: false });
    api.answer(passkeys.listPasskeys, { passkeys: list, available });
    const view = renderApp(<ProfilePage />, { path: '/profile' });
    await screen.findByText(/With a passkey your phone/);
    return { ...view, api };
  }

  test('are listed with the day of their last use, and go with the password', async () => {
    const [old, young] = [entry('Blue key', '2026-03-02T09:30:00.000Z'), entry('Phone', null)];
    const { user, api } = await openWith([old, young]);
    const here = section('Passkeys');
    expect(here.getByText(/^Last used/).textContent).toContain(localDate(old.usedAt!));
    expect(here.getByText(/^Not used yet/)).toBeDefined();
    api.handle(passkeys.removePasskey, () => refusal(401, 'bad-credentials', 'This is not your password.'));
    await user.click(here.getByRole('button', { name: 'Take away Blue key' }));
    const form = within(here.getByRole('form', { name: 'Take Blue key away' }));
    await user.type(form.getByLabelText('Your password'), 'pencil');
    await user.click(form.getByRole('button', { name: 'Take it away' }));
    expect(await form.findByText('This is not your password.')).toBeDefined();
    api.answer(passkeys.removePasskey, {});
    api.answer(passkeys.listPasskeys, { passkeys: [young], available: true });
    await user.click(form.getByRole('button', { name: 'Take it away' }));
    await waitFor(() => expect(here.queryByText('Blue key')).toBeNull());
    expect(api.requests(passkeys.removePasskey).at(-1)?.body).toEqual({ password: 'pencil' });
  });

  test('are five at most, and none where the site cannot take them', async () => {
    await openWith(Array.from({ length: 5 }, (_, i) => entry(`Key ${i}`, null)));
    expect(section('Passkeys').getByText('These are 5, as many as there can be.')).toBeDefined();
    expect(section('Passkeys').queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    cleanup();
    await openWith([], false);
    expect(section('Passkeys').getByText(/This site cannot take passkeys/)).toBeDefined();
    expect(section('Passkeys').queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  /** A device that signs whatever it is asked to. */
  const signs = () => {
    const bytes = () => new Uint8Array([1, 2, 3]).buffer;
    const response = { authenticatorData: bytes(), clientDataJSON: bytes(), signature: bytes() };
    const signed = { id: 'key', rawId: bytes(), type: 'public-key', response };
    const get = async () => ({ ...signed, getClientExtensionResults: () => ({}) });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
  };

  test('are offered where the app is taken away, for a password and for no code', async () => {
    const { user, api } = await openWith([entry('Phone', null)], true, '2026-03-01T08:00:00.000Z');
    signs();
    api.handle(removeSecondFactor, ({ body }) => {
      if ((body as { passkey?: object }).passkey)
        return Response.json({ error: false, message: 'Your app is not asked for any more.' });
      const passkey = { rpId: 'localhost', challenge: 'AAAA', allowCredentials: [], timeout: 1_000 };
      const factors = { app: true, passkey: { ...passkey, userVerification: 'required' } };
      const told = { error: true, code: 'second-factor-needed', message: 'Please show it.', factors };
      return Response.json(told, { status: 401 });
    });
    const form = within(await screen.findByRole('form', { name: 'Take the app away' }));
    const button = form.getByRole('button', { name: 'Use a passkey' });
    expect(button).toHaveProperty('disabled', true);
    await user.type(form.getByLabelText('Your password'), 'pencil');
    await user.click(button);
    await screen.findByText('Your app is not asked for any more.');
    const sent = api.requests(removeSecondFactor).map(({ body }) => body);
    expect(sent).toMatchObject([{ password: 'pencil' }, { password: 'pencil', passkey: { id: 'key' } }]);
    expect(sent[1]).not.toHaveProperty('secondCode');
  });

  test('are not offered there where the account has none', async () => {
    await openWith([], true, '2026-03-01T08:00:00.000Z');
    const form = within(await screen.findByRole('form', { name: 'Take the app away' }));
    expect(form.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});

describe('what helps', () => {
  test('is chosen and kept, and holds at once', async () => {
    const { user, api } = await open();
    api.answer(setOwnAids, { aids: ['dyslexia-type'] });
    const helps = section('What helps me');
    await user.click(helps.getByRole('checkbox', { name: 'Type for dyslexia' }));
    await user.click(helps.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.documentElement.dataset.aids).toBe('dyslexia-type'));
    expect(api.requests(setOwnAids).map(({ body }) => body)).toEqual([{ aids: ['dyslexia-type'] }]);
  });

  test('nothing that was chosen is lost where it could not be kept', async () => {
    const { user, api } = await open();
    api.handle(setOwnAids, () => refusal(500, 'internal'));
    const helps = section('What helps me');
    await user.click(helps.getByRole('checkbox', { name: 'High contrast' }));
    await user.click(helps.getByRole('button', { name: 'Save' }));
    expect(await helps.findByRole('alert')).toBeDefined();
    expect(helps.getByRole('checkbox', { name: 'High contrast' })).toHaveProperty('checked', true);
  });

  test('of a child that others look after is told, and not chosen', async () => {
    startSession({
      ...sampleSession(),
      user: { ...sampleUser, email: '', aids: ['read-aloud', 'more-time'] },
    });
    await open({ email: '' });
    const helps = section('What helps me');
    expect(helps.getByText(/This is on for you: read-aloud and more time/)).toBeDefined();
    expect(helps.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Review reminder' })).toBeNull();
  });
});

describe('review reminders', () => {
  test('are off until an hour is chosen', async () => {
    const { user, api } = await open();
    const choice = await screen.findByLabelText('A mail when questions are due');
    expect(choice).toHaveProperty('value', '');
    const reminder = { isOn: true, hour: 17, mayHave: true, isByParents: false };
    api.answer(setReminder, { reminder });
    await user.selectOptions(choice, 'At 5 pm');
    await waitFor(() => expect(choice).toHaveProperty('value', '17'));
    expect(api.requests(setReminder).map(({ body }) => body)).toEqual([{ hour: 17 }]);
  });

  test('of a child are off until a parent switches them on', async () => {
    const { api } = await open();
    api.answer(getReminder, { reminder: { isOn: false, hour: null, mayHave: false, isByParents: true } });
    cleanup();
    renderApp(<ProfilePage />, { path: '/profile' });
    expect(await screen.findByText(/A parent who is linked with you can switch reminders on/)).toBeDefined();
  });
});
