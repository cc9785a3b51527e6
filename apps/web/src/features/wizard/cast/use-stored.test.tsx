import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useStored } from './use-stored.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('says that all is saved only once the last change is, however long an earlier one takes', async () => {
  const sent: { value: string; answer: () => void }[] = [];
  const store = (_: string, value: string) =>
    new Promise<string[]>((resolve) => {
      sent.push({ value, answer: () => resolve([]) });
    });
  const { result } = renderHook(() => useStored<string>('a-comic', 'nothing', store), { wrapper });
  act(() => result.current.put(() => 'a title'));
  await waitFor(() => expect(sent.map(({ value }) => value)).toEqual(['a title']));
  // The next change comes while the first is on its way.
  act(() => result.current.put((before) => `${before} and a term`));
  await act(async () => sent[0]!.answer());
  expect(result.current.save.kind).toBe('unsaved');
  await waitFor(() => expect(sent.map(({ value }) => value)).toEqual(['a title', 'a title and a term']));
  await act(async () => sent[1]!.answer());
  await waitFor(() => expect(result.current.save.kind).toBe('saved'));
});
