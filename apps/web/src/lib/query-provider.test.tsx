import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { sampleAdmin } from '../testing/admin-session.ts';
import { QueryProvider } from './query-provider.tsx';
import { endSession, startSession } from './session.ts';

function Shown({ name, load }: { name: string; load: (signal: AbortSignal) => Promise<string> }) {
  const { data } = useQuery({ queryKey: [name], queryFn: ({ signal }) => load(signal) });
  return <p>{data ?? 'waiting'}</p>;
}

it('asks again for what a screen waits for when somebody turns out to be logged in', async () => {
  let asked = 0;
  const load = (signal: AbortSignal) =>
    ++asked > 1
      ? Promise.resolve('their comic')
      : new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  render(<Shown name="waited for" load={load} />, { wrapper: QueryProvider });
  expect(screen.getByText('waiting')).toBeDefined();
  act(() => startSession({ token: 'token', user: sampleAdmin }));
  expect(await screen.findByText('their comic')).toBeDefined();
});

it('asks again for what a child is shown, as parents may have decided about it', async () => {
  endSession();
  let asked = 0;
  const load = () => Promise.resolve(++asked > 1 ? 'what a child is shown' : 'what everybody is shown');
  render(<Shown name="library" load={load} />, { wrapper: QueryProvider });
  await screen.findByText('what everybody is shown');
  act(() => startSession({ token: 'token', user: { ...sampleAdmin, userType: 'Student' } }));
  expect(await screen.findByText('what a child is shown')).toBeDefined();
});

it('keeps nothing of one person for the next', async () => {
  startSession({ token: 'token', user: sampleAdmin });
  const { unmount } = render(<Shown name="private" load={async () => 'of the admin'} />, {
    wrapper: QueryProvider,
  });
  await screen.findByText('of the admin');
  unmount();
  endSession();
  render(<Shown name="private" load={() => new Promise(() => undefined)} />, { wrapper: QueryProvider });
  expect(screen.getByText('waiting')).toBeDefined();
});
