import { Outlet } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import { Component as NotFound } from './routes/not-found.tsx';

/** Screens for admins, below `RequireSession`. For everyone else they do not exist. */
export function Component() {
  const isAdmin = useSession((state) => state.user?.userType === 'admin');
  return isAdmin ? <Outlet /> : <NotFound />;
}
