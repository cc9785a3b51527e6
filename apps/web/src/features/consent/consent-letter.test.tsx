import { consentStatement } from '@panelwise/contracts/domain/consent-texts';
import * as contract from '@panelwise/contracts/http/consent';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Consent } from '../../app/routes/consent.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const link: contract.ConsentLink = {
  purpose: 'confirm',
  kind: 'verifiable',
  firstname: 'Mina',
  relation: 'parent',
  statement: consentStatement('verifiable', 'Mina', 'parent'),
  requestedAt: '2026-11-24T10:00:00.000Z',
  confirmedAt: null,
};
const open = () => renderApp(<Consent />, { path: '/consent/:token', at: `/consent/${token}` });

test('a parent reads what is asked, agrees, and gets the way back', async () => {
  const api = fakeApi();
  api.answer(contract.getConsentLink, { link });
  api.answer(contract.confirmConsent, { withdrawalToken: 'BBBBBBBBBBBBBBBBBBBBBB' });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Mina asks for your OK' })).toBeDefined();
  expect(screen.getByText(link.statement)).toBeDefined();
  expect(screen.getByText(/Nothing that your child writes is sent to another company/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
  const back = screen.getByRole('link', { name: 'take it back here' });
  expect(back.getAttribute('href')).toBe('/consent/BBBBBBBBBBBBBBBBBBBBBB');
});

test('an adult takes it back', async () => {
  const api = fakeApi();
  api.answer(contract.getConsentLink, { link: { ...link, purpose: 'withdraw', kind: 'notice' } });
  api.answer(contract.withdrawConsent, {});
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'I object: close the account' }));
  expect(await screen.findByRole('heading', { name: 'The account is closed' })).toBeDefined();
});

test('a link that was used says so', async () => {
  fakeApi().handle(contract.getConsentLink, () =>
    refusal(410, 'consent-link-used', 'This link has been used.'),
  );
  open();
  expect(await screen.findByText('This link has been used.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
