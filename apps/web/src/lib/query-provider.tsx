import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';
import { useSession } from './session.ts';

const appClient = createQueryClient();
// What one person has loaded is never shown to the next.
useSession.subscribe((state, before) => {
  if (state.user?._id !== before.user?._id) appClient.clear();
});

/** Server state for the routes below; all of them share one client. Tests bring their own. */
export function QueryProvider({
  children,
  client = appClient,
}: {
  children: ReactNode;
  client?: QueryClient | undefined;
}) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
