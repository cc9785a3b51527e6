import { register } from '@panelwise/contracts/http/auth';
import { getCountries } from '@panelwise/contracts/http/catalogue';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Signup } from '../../../app/routes/signup.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function fillIn(
  user: ReturnType<typeof renderApp>['user'],
  changes: { confirm?: string; terms?: boolean; type?: string } = {},
) {
  await user.type(screen.getByLabelText('First name'), 'Iris');
  await user.type(screen.getByLabelText('Last name'), 'Keller');
  await user.type(screen.getByLabelText('Email'), 'Iris@School.org');
  await user.type(screen.getByLabelText('Username'), 'iris');
  await user.click(screen.getByLabelText(changes.type ?? 'Teacher'));
  await user.type(screen.getByLabelText('Password'), 'pencil-ink');
  await user.type(screen.getByLabelText('Confirm password'), changes.confirm ?? 'pencil-ink');
  if (changes.terms !== false) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

test('sends the registration and passes the address on to the code screen', async () => {
  const api = fakeApi();
  api.answer(register, { resendAfterMs: 60_000 });
  const { user, router } = renderApp(<Signup />, { path: '/signup' });
  await fillIn(user);
  expect(await screen.findByText('Another page')).toBeDefined();
  expect(router.state.location).toMatchObject({
    pathname: '/OtpVerification',
    state: { email: 'Iris@School.org' },
  });
  const { resendAt } = router.state.location.state as { resendAt: number };
  expect(Math.abs(resendAt - Date.now() - 60_000)).toBeLessThan(10_000);
  expect(JSON.stringify(router.state.location.state)).not.toContain('pencil-ink');
  expect(api.requests(register)[0]?.body).toEqual({
    firstname: 'Iris',
    lastname: 'Keller',
    email: 'iris@school.org',
    username: 'iris',
    userType: 'Teacher',
    countryCode: '+91',
    mobileNumber: '',
    password: 'pencil-ink',
    acceptTerms: true,
    language: 'en',
  });
});

test('students say their year of birth and where they live, and others are not asked', async () => {
  const api = fakeApi();
  api.answer(register, { resendAfterMs: 60_000 });
  const us = { value: 'US', label: 'United States' };
  api.answer(getCountries, { countries: [us], userSelectValue: us });
  const { user } = renderApp(<Signup />, { path: '/signup' });
  expect(screen.queryByLabelText('Year of birth')).toBeNull();
  await user.click(screen.getByLabelText('Student'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Please enter the year you were born in, such as 2014.')).toBeDefined();
  await user.type(screen.getByLabelText('Year of birth'), '2014');
  await fillIn(user, { type: 'Student' });
  expect(await screen.findByText('Another page')).toBeDefined();
  expect(api.requests(register)[0]?.body).toMatchObject({
    userType: 'Student',
    birthYear: 2014,
    country: 'US',
  });
});

test('two different passwords are not sent', async () => {
  const api = fakeApi();
  const { user } = renderApp(<Signup />, { path: '/signup' });
  await fillIn(user, { confirm: 'pencil-ink-2' });
  const field = screen
    .getByLabelText('Confirm password')
    .closest<HTMLElement>('.mantine-PasswordInput-root')!;
  expect(await within(field).findByText('Passwords do not match')).toBeDefined();
  expect(api.requests(register)).toEqual([]);
});

test('two different passwords are told with everything else that is wrong', async () => {
  fakeApi();
  const { user } = renderApp(<Signup />, { path: '/signup' });
  await fillIn(user, { confirm: 'pencil-ink-2', terms: false });
  expect(await screen.findByText('Passwords do not match')).toBeDefined();
  expect(screen.getByText('Please accept the terms.')).toBeDefined();
});

test('what was typed before is there again, but for the password', async () => {
  const api = fakeApi();
  api.answer(register, { resendAfterMs: 60_000 });
  const draft = {
    ...{ firstname: 'Iris', lastname: 'Keller', email: 'iris@scool.org' },
    ...{ username: 'iris', userType: 'Teacher', acceptTerms: true },
  };
  const { user, router } = renderApp(<Signup />, {
    path: '/signup',
    at: { pathname: '/signup', state: { draft } },
  });
  const email = screen.getByLabelText('Email');
  expect(email).toHaveProperty('value', 'iris@scool.org');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Iris');
  expect(screen.getByLabelText('Teacher')).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  for (const label of ['Password', 'Confirm password'])
    expect(screen.getByLabelText(label)).toHaveProperty('value', '');
  await user.clear(email);
  await user.type(email, 'iris@school.org');
  for (const label of ['Password', 'Confirm password'])
    await user.type(screen.getByLabelText(label), 'pencil-ink');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Another page');
  expect(router.state.location.state).toMatchObject({
    email: 'iris@school.org',
    draft: { ...draft, email: 'iris@school.org' },
  });
});

test('the terms have to be accepted', async () => {
  const api = fakeApi();
  const { user } = renderApp(<Signup />, { path: '/signup' });
  await fillIn(user, { terms: false });
  expect(await screen.findByText('Please accept the terms.')).toBeDefined();
  expect(api.requests(register)).toEqual([]);
});

test('every empty field says what it needs', async () => {
  fakeApi();
  const { user } = renderApp(<Signup />, { path: '/signup' });
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
  expect(screen.getByText('Please choose one.')).toBeDefined();
  expect(screen.getAllByText('Use 8 to 30 characters.')).toHaveLength(2);
});

test('students, teachers and parents can sign up', () => {
  fakeApi();
  renderApp(<Signup />, { path: '/signup' });
  for (const name of ['Student', 'Teacher', 'Parent'])
    expect(screen.getByRole('radio', { name })).toBeDefined();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

test.each([
  ['the server', 'An account with this email already exists.', 'An account with this email already exists.'],
  ['the failure itself', undefined, 'The server did not answer. Please check your connection.'],
])('a refusal is told in the words of %s and keeps what was typed', async (_, message, shown) => {
  fakeApi().handle(register, () => refusal(409, 'email-taken', message));
  const { user } = renderApp(<Signup />, { path: '/signup' });
  await fillIn(user);
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'iris');
});
