import { Outlet } from 'react-router-dom';
import { QueryProvider } from '../lib/query-provider.tsx';

/** Public pages that read from the API, without Mantine. */
export function Component() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
