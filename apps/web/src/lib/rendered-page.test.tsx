import { dehydrate, QueryClient, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sampleAdmin } from '../testing/admin-session.ts';
import { tellPageAlive } from './page-alive.ts';
import { pageStateId } from './page-state.ts';
import { startSession } from './session.ts';

afterEach(() => {
  document.getElementById(pageStateId)?.remove();
  document.documentElement.removeAttribute('data-alive');
});

it('keeps what came with a page until React has taken it over, whoever turns out to be logged in meanwhile', async () => {
  const client = new QueryClient();
  client.setQueryData(['library'], 'what came with the page');
  const element = document.createElement('script');
  Object.assign(element, { id: pageStateId, type: 'application/json' });
  element.textContent = JSON.stringify(dehydrate(client));
  document.body.append(element);
  // It reads the page when it is loaded.
  const { QueryProvider } = await import('./query-provider.tsx');
  const load = async () => 'what a child is shown';
  const Shown = () => (
    <p>{useQuery({ queryKey: ['library'], queryFn: load, staleTime: 60_000 }).data ?? 'nothing'}</p>
  );

  act(() => startSession({ token: 'token', user: { ...sampleAdmin, userType: 'Student' } }));
  render(<Shown />, { wrapper: QueryProvider });
  expect(screen.getByText('what came with the page')).toBeDefined();
  act(() => tellPageAlive());
  expect(await screen.findByText('what a child is shown')).toBeDefined();
});
