import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProvider } from '../app/provider.tsx';
import { createQueryClient } from '../lib/query-client.ts';

/** Renders with the real providers at an address. Other addresses show themselves as text, so that a test sees where it went. */
export function renderApp(
  element: ReactNode,
  options: { path?: string; at?: string | { pathname: string; state: unknown } } = {},
) {
  // Toasts live outside the tree: those of the test before are still there.
  cleanNotifications();
  cleanNotificationsQueue();
  const path = options.path ?? '/';
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [options.at ?? path] },
  );
  const view = render(
    <AppProvider env="test" queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}

function Elsewhere() {
  return <p>Another page</p>;
}
