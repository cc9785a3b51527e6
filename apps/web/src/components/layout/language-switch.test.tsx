import { setLanguage } from '@panelwise/contracts/http/account';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { startSession } from '../../lib/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { sampleSession } from '../../testing/samples.ts';
import { LanguageSwitch } from './language-switch.tsx';

const kept = () => localStorage.getItem('panelwise.language');

async function choose(name: string, code: string): Promise<void> {
  render(<LanguageSwitch />);
  await userEvent.setup().selectOptions(screen.getByLabelText('Language'), name);
  await vi.waitFor(() => expect(kept()).toBe(code));
}

test('who is logged in has the language of their mails chosen too', async () => {
  const api = fakeApi();
  api.answer(setLanguage, {});
  startSession(sampleSession());
  await choose('Français', 'fr');
  expect(api.requests(setLanguage)[0]?.body).toEqual({ language: 'fr' });
});

test('a server that does not take it keeps nobody from their language', async () => {
  const api = fakeApi();
  api.answer(setLanguage, refusal(503, 'unavailable'));
  startSession(sampleSession());
  await choose('Deutsch', 'de');
  expect(api.requests(setLanguage)).toHaveLength(1);
});

test('of a visitor nothing is sent', async () => {
  const api = fakeApi();
  await choose('हिन्दी', 'hi');
  expect(api.requests(setLanguage)).toEqual([]);
});
