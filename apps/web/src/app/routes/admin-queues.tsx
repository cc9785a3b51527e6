import { AdminPage } from '../../components/layout/admin-page.tsx';

export function Component() {
  return <AdminPage title="Queues">{null}</AdminPage>;
}
