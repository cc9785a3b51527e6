import {
  hydrate,
  type Query,
  type QueryClient,
  QueryClientContext,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { pageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';
import { useSession } from './session.ts';

const appClient = createQueryClient();
const came = pageState();
if (came) hydrate(appClient, came);
// What one person has loaded is never shown to the next.
useSession.subscribe((state, before) => {
  if (state.user?._id === before.user?._id) return;
  forget(appClient);
  // Parents may have decided what is shown: what stands here was asked for as a visitor, or came with the page.
  if (state.user?.userType === 'Student') void appClient.resetQueries({ type: 'active' });
});

/** Drops all that was loaded. What a screen still waits for is asked for anew: dropped, it would be waited for in vain. */
function forget(client: QueryClient): void {
  const isWaitedFor = (query: Query) => query.isActive() && query.state.status === 'pending';
  client.removeQueries({ predicate: (query) => !isWaitedFor(query) });
  client.getMutationCache().clear();
  void client
    .cancelQueries({ predicate: isWaitedFor })
    .then(() => client.refetchQueries({ predicate: isWaitedFor }));
}

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
