import { AdminPage } from '../../components/layout/admin-page.tsx';

export function Component() {
  return <AdminPage title="Comic details">{null}</AdminPage>;
}
