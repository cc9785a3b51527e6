import type { SessionData } from '@panelwise/contracts/http/auth';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { startSession } from '../../lib/session.ts';

/** Where the person was going when the login stepped in; the wizard otherwise. */
export function useDestination(): string {
  const state = useLocation().state as { from?: unknown } | null;
  // Only our own paths: a state is written by us, but costs nothing to check.
  return typeof state?.from === 'string' && /^\/(?!\/)/.test(state.from) ? state.from : paths.createComic;
}

/** Takes the session and goes on. */
export function useEnter(): (session: SessionData) => void {
  const navigate = useNavigate();
  const destination = useDestination();
  return useCallback(
    (session) => {
      startSession({ token: session.token, user: session.user });
      navigate(destination, { replace: true });
    },
    [navigate, destination],
  );
}
