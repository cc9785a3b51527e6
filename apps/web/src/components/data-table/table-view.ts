export type Sort = { key: string; descending: boolean };

type SortValue = string | number | null;

/** What the table needs to know about a row to find and order it. */
export type TableShape<Row> = {
  searchText: (row: Row) => string;
  sortValue: (row: Row, key: string) => SortValue;
};

export type TableView<Row> = {
  rows: Row[];
  /** Rows that match, on all pages. */
  total: number;
  /** The page that is shown; counts from 1 and never lies behind the last. */
  page: number;
  totalPages: number;
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: SortValue, b: SortValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Searches (as a part of the text, any case), sorts (stable) and cuts one page out. */
export function viewRows<Row>(
  rows: readonly Row[],
  shape: TableShape<Row>,
  state: { search: string; sort: Sort | undefined; page: number; pageSize: number },
): TableView<Row> {
  const needle = state.search.trim().toLowerCase();
  const found = needle
    ? rows.filter((row) => shape.searchText(row).toLowerCase().includes(needle))
    : [...rows];
  const { sort } = state;
  if (sort) {
    const sign = sort.descending ? -1 : 1;
    found.sort((a, b) => sign * compare(shape.sortValue(a, sort.key), shape.sortValue(b, sort.key)));
  }
  const totalPages = Math.max(1, Math.ceil(found.length / state.pageSize));
  const page = Math.min(Math.max(1, state.page), totalPages);
  return {
    rows: found.slice((page - 1) * state.pageSize, page * state.pageSize),
    total: found.length,
    page,
    totalPages,
  };
}
