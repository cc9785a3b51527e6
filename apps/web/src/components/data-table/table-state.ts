import { limits } from '@panelwise/contracts/domain/limits';
import type { tableQuery } from '@panelwise/contracts/http/table';
import type { z } from 'zod';
import { type ChangeHow, useAddressChoices } from '../../lib/address-choices.ts';
import { useSearchText } from '../../lib/use-search-text.ts';

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

/** The query of a list's call: what it may be sorted and filtered by. */
type ListQuery = z.ZodObject<ReturnType<typeof tableQuery>['shape'] & Record<string, z.ZodType>>;
type KeyOf<Q extends ListQuery> = NonNullable<z.output<Q['shape']['sort']>> & string;

/**
 * The choices of one table, and the request they make. They live in the address; what makes no sense in it is left out.
 * @param query of the call that lists the rows
 * @param filters names of further fields of that query which the reader chooses, as `change` takes them
 */
export function useTable<Q extends ListQuery, Filter extends Extract<keyof Q['shape'], string> = never>(
  query: Q,
  initial: { key: KeyOf<Q>; descending: boolean },
  filters: readonly Filter[] = [],
) {
  type Filters = { [name in Filter]?: z.output<Q['shape'][name]> };
  const [params, setChoices] = useAddressChoices();
  const read = (name: string) => query.shape[name]?.safeParse(params.get(name) ?? undefined).data;

  const search = ((read('search') as string | undefined) ?? '').trim();
  const box = useSearchText(search, (words) => setChoices({ search: words }));
  const key = read('sort') as KeyOf<Q> | undefined;
  const sort: Sort = key ? { key, descending: params.get('order') !== 'asc' } : initial;
  const page = (read('page') as number | undefined) ?? 1;

  const request: TableRequest<KeyOf<Q>> = {
    page,
    limit: limits.tablePageSize,
    search,
    sort: sort.key as KeyOf<Q>,
    order: sort.descending ? 'desc' : 'asc',
  };
  const change = (next: Partial<TableState> & Filters, how?: ChangeHow) => {
    const { search: typed, sort: order, ...others } = next;
    if (typed !== undefined) box.type(typed);
    if (order) Object.assign(others, addressOf(order, initial));
    if (Object.keys(others).length === 0) return;
    const pending = box.take();
    setChoices({ ...others, ...(pending !== undefined && { search: pending }) }, how);
  };
  return {
    state: { search: box.text, sort, page },
    request,
    filters: Object.fromEntries(filters.map((name) => [name, read(name)])) as Filters,
    change,
  };
}

/** The order that a table has anyway is not named. */
function addressOf(sort: Sort, initial: Sort): { sort: string | undefined; order: string | undefined } {
  if (sort.key === initial.key && sort.descending === initial.descending)
    return { sort: undefined, order: undefined };
  return { sort: sort.key, order: sort.descending ? 'desc' : 'asc' };
}
