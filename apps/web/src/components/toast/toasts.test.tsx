import { notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProvider } from '../../app/provider.tsx';
import { dropToasts, showToast } from './show-toast.tsx';

afterEach(() => act(() => notifications.clean()));

test('what a toast told of the same before is old news', async () => {
  render(<AppProvider env="test">{null}</AppProvider>);
  act(() => showToast({ tone: 'ok', message: 'Your name is saved.' }));
  await screen.findByText('Your name is saved.');
  act(() => showToast({ id: 'images', topic: 'run', tone: 'ok', message: 'Comic images ready.' }));
  await screen.findByText('Comic images ready.');
  act(() => showToast({ id: 'pdf', topic: 'run', tone: 'ok', message: 'PDF ready.' }));
  await screen.findByText('PDF ready.');
  await waitFor(() => expect(screen.queryByText('Comic images ready.')).toBeNull());
  act(() => dropToasts('run'));
  await waitFor(() => expect(screen.queryByText('PDF ready.')).toBeNull());
  expect(screen.getByText('Your name is saved.')).toBeDefined();
});
