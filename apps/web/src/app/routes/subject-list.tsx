import { AdminPage } from '../../components/layout/admin-page.tsx';

export function Component() {
  return <AdminPage title="Subjects">{null}</AdminPage>;
}
