import { QueryProvider } from '../../lib/query-provider.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ConsentNews } from './consent-news.tsx';
import { RunBell } from './run-bell.tsx';

/** The header's part for signed-in people; visitors never load it. */
export default function PersonalTools() {
  return (
    <QueryProvider>
      <ConsentNews />
      <RunBell />
      <AccountMenu />
    </QueryProvider>
  );
}
