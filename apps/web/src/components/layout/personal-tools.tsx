import { QueryProvider } from '../../lib/query-provider.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AccountNews } from './account-news.tsx';
import { RunBell } from './run-bell.tsx';

/** The header's part for signed-in people; visitors never load it. */
export default function PersonalTools() {
  return (
    <QueryProvider>
      <AccountNews />
      <RunBell />
      <AccountMenu />
    </QueryProvider>
  );
}
