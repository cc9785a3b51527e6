import { Outlet } from 'react-router-dom';
import { AppProvider } from './provider.tsx';

/** Screens with forms, tables and dialogs. */
export function Component() {
  return (
    <AppProvider>
      <Outlet />
    </AppProvider>
  );
}
