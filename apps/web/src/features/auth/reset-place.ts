import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** How far a forgotten password has come: nothing, the address that has a code, or the key that the code gave. */
export type ResetPlace = { email?: string; resetKey?: string };

/**
 * Reads and sets the place. It lies in the entry of the browser's history: a reload keeps it, Back goes to the
 * step before, and the address has neither e-mail nor key in it.
 */
export function useResetPlace(): [
  ResetPlace,
  (next: Required<Pick<ResetPlace, 'email'>> & ResetPlace) => void,
] {
  const state = useLocation().state as { email?: unknown; resetKey?: unknown } | null;
  const navigate = useNavigate();
  const place: ResetPlace = {};
  if (typeof state?.email === 'string') place.email = state.email;
  if (place.email && typeof state?.resetKey === 'string') place.resetKey = state.resetKey;
  return [place, (next) => navigate(paths.forgotPassword, { state: next })];
}
