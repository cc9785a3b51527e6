import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@panelwise/contracts/domain/limits';
import { useState } from 'react';

export type Sort = { key: string; descending: boolean };
/** What a reader has chosen; pages count from 1. */
export type TableState = { search: string; sort: Sort; page: number };

/** What a list's call takes; the rows are found, ordered and cut on the server. */
export type TableRequest<Key extends string> = {
  page: number;
  limit: number;
  search: string;
  sort: Key;
  order: 'asc' | 'desc';
};

/** How long typing has to stop before a search is sent, in ms. */
const pauseMs = 250;

/** The choices of one table, and the request they make. Whatever changes what is listed goes back to page 1. */
export function useTable<Key extends string>(initial: { key: Key; descending: boolean }) {
  const [state, setState] = useState<TableState>({ search: '', sort: initial, page: 1 });
  const [search] = useDebouncedValue(state.search.trim(), pauseMs);
  const request: TableRequest<Key> = {
    page: state.page,
    limit: limits.tablePageSize,
    search,
    sort: state.sort.key as Key,
    order: state.sort.descending ? 'desc' : 'asc',
  };
  return {
    state,
    request,
    change: (next: Partial<TableState>) => setState((old) => ({ ...old, page: 1, ...next })),
  };
}
