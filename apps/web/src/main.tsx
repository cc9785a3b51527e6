import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './app/router.tsx';
import { useSession } from './lib/session.ts';

// Visitors never load the API client for this.
if (useSession.getState().status === 'restoring')
  void import('./lib/api-client.ts').then(({ refreshSession }) => refreshSession());

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
