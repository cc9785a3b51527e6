import { hydrate, type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { pageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';
import { useSession } from './session.ts';

const appClient = createQueryClient();
const came = pageState();
if (came) hydrate(appClient, came);
// What one person has loaded is never shown to the next.
useSession.subscribe((state, before) => {
  if (state.user?._id !== before.user?._id) appClient.clear();
});

/** Server state for the routes below; all of them share one client. Tests and the server bring their own. */
export function QueryProvider({
  children,
  client,
}: {
  children: ReactNode;
  client?: QueryClient | undefined;
}) {
  const given = useContext(QueryClientContext);
  return <QueryClientProvider client={client ?? given ?? appClient}>{children}</QueryClientProvider>;
}
