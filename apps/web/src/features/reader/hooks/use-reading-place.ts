import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the reader is. `panel` is set in the guided view only; `end` is behind its last panel. Both count from 1. */
export type ReadingPlace = { page: number; panel?: number | 'end' | undefined };

/** How the guided view was entered: it goes back there. Lost with the history, as for a shared address. */
export type GuidedEntry = {
  guided: true;
  /** The panel that teaches what was asked, and its line if one says it. */
  taught?: { page: number; panel: number; line: number | undefined };
};

const numberIn = (text: string | null) => Math.max(1, Number.parseInt(text ?? '', 10) || 1);

function searchOf({ page, panel }: ReadingPlace, together: string | null): string {
  const params = new URLSearchParams();
  if (page > 1 || panel !== undefined) params.set('page', String(page));
  if (panel !== undefined) params.set('panel', String(panel));
  if (together !== null) params.set('together', together);
  return params.size > 0 ? `?${params}` : '';
}

/** The place of reading lives in the address, so that a page or panel can be shared and gone back to. */
export function useReadingPlace() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const panel = params.get('panel');
  const page = numberIn(params.get('page'));
  /** The child that is read with, by its parent. It stays in the address while one turns pages. */
  const together = params.get('together');
  const place: ReadingPlace = {
    page,
    panel: panel === null ? undefined : panel === 'end' ? 'end' : numberIn(panel),
  };
  const entry = (state as GuidedEntry | null)?.guided ? (state as GuidedEntry) : undefined;

  /** Moves within a view, without a step of the way back. */
  const move = useCallback(
    (to: ReadingPlace) =>
      void navigate({ search: searchOf(to, together) }, { replace: true, state, preventScrollReset: true }),
    [navigate, state, together],
  );
  /** Opens the guided view. */
  const open = useCallback(
    (to: ReadingPlace, how: Omit<GuidedEntry, 'guided'> = {}) =>
      void navigate(
        { search: searchOf(to, together) },
        { state: { ...how, guided: true }, preventScrollReset: true },
      ),
    [navigate, together],
  );
  /** Back to the pages: the way it was entered, else to the page that was read. */
  const close = useCallback(() => {
    if (entry) void navigate(-1);
    else void navigate({ search: searchOf({ page }, together) }, { replace: true, preventScrollReset: true });
  }, [entry, navigate, page, together]);
  return { place, entry, together, move, open, close };
}
