import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';
import { useSession } from './session.ts';

const client = createQueryClient();
// What one person has loaded is never shown to the next.
useSession.subscribe((state, before) => {
  if (state.user?._id !== before.user?._id) client.clear();
});

/** Server state for the routes below; all of them share one client. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
