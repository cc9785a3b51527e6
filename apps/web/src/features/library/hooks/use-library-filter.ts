import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LibraryFilter } from '../api/library-queries.ts';

/** The filter lives in the address, so that a page of the library can be shared and gone back to. */
export function useLibraryFilter(): [LibraryFilter, (change: Partial<LibraryFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: LibraryFilter = {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    search: params.get('search') ?? '',
    subject: params.get('subject') ?? '',
    grade: params.get('grade') ?? '',
  };
  const change = useCallback(
    (changes: Partial<LibraryFilter>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          // Another filter starts at its first page.
          next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value && value !== 1) next.set(name, String(value));
            else next.delete(name);
          }
          return next;
        },
        { replace: changes.page === undefined },
      ),
    [setParams],
  );
  return [filter, change];
}
