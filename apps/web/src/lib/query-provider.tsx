import {
  hydrate,
  type Query,
  type QueryClient,
  QueryClientContext,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { isPageAlive } from './page-alive.ts';
import { pageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';
import { useSession } from './session.ts';

const appClient = createQueryClient();
const came = pageState();
if (came) hydrate(appClient, came);
// What one person has loaded is never shown to the next.
useSession.subscribe((state, before) => {
  if (state.user?._id === before.user?._id) return;
  const change = () => forget(appClient, useSession.getState().user?.userType === 'Student');
  // What came with the page is needed until React has taken it over: without it something else would be rendered.
  if (came && !isPageAlive()) window.addEventListener('page-alive', change, { once: true });
  else change();
});

/**
 * Drops all that was loaded. What a screen still waits for is asked for anew: dropped, it would be waited for in vain.
 * @param again what a screen shows is asked for anew too: parents may have decided what a child is shown, and what stands there
 * was asked for as a visitor, or came with the page
 */
function forget(client: QueryClient, again: boolean): void {
  const isWaitedFor = (query: Query) => query.isActive() && query.state.status === 'pending';
  const isShown = (query: Query) => again && query.isActive() && query.state.status !== 'pending';
  client.removeQueries({ predicate: (query) => !isWaitedFor(query) && !isShown(query) });
  client.getMutationCache().clear();
  void client.resetQueries({ predicate: isShown });
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
