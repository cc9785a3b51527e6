import { Alert, Button, Skeleton, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import classes from './data-table.module.css';
import { TableGrid } from './table-grid.tsx';
import { TablePager } from './table-pager.tsx';
import { type Sort, viewRows } from './table-view.ts';

/** `sortValue` makes a column sortable: text, a number (dates as ms), or null for last. */
export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  sortValue?: (row: Row) => string | number | null;
};

export type DataTableProps<Row> = {
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** All that the search box looks into. */
  searchText: (row: Row) => string;
  searchPlaceholder: string;
  initialSort?: Sort;
  pageSize?: number;
  /** A remark that belongs to a row, below it. */
  note?: (row: Row) => ReactNode;
  /** What a phone shows instead of a row. */
  card: (row: Row) => ReactNode;
  /** The sentence to show instead of the rows. */
  error?: string | undefined;
  onRetry?: () => void;
};

/** Search, sorting, pages, empty, loading and error of a list that is all here. Cards below 960 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { title, columns, rows, pageSize = limits.tablePageSize, error, onRetry } = props;
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort | undefined>(props.initialSort);
  const [page, setPage] = useState(1);
  const narrow = useMediaQuery('(max-width: 960px)', false, { getInitialValueInEffect: false });
  const { searchText } = props;
  const view = useMemo(
    () =>
      viewRows(
        rows ?? [],
        {
          searchText,
          sortValue: (row, key) => columns.find((column) => column.key === key)?.sortValue?.(row) ?? null,
        },
        { search, sort, page, pageSize },
      ),
    [rows, columns, searchText, search, sort, page, pageSize],
  );
  return (
    <section className={classes.table} aria-label={title}>
      <div className={classes.head}>
        <h2>
          {title} {rows && <span className="muted num">{rows.length}</span>}
        </h2>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={props.searchPlaceholder}
          placeholder={props.searchPlaceholder}
          leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
      </div>
      {error && (
        <Alert color="bad" role="alert">
          <div className={classes.error}>
            {error}
            {onRetry && (
              <Button size="sm" variant="outline" onClick={onRetry}>
                Try again
              </Button>
            )}
          </div>
        </Alert>
      )}
      {!error && !rows && (
        <div className={classes.loading} role="status" aria-label="Loading...">
          {Array.from({ length: 5 }, (_, line) => (
            <Skeleton key={line} height={68} radius={0} />
          ))}
        </div>
      )}
      {!error && rows && view.total === 0 && (
        <EmptyState
          title="Sorry no record Found !"
          text="Whoops... this information is not available for a moment."
          action={
            search && (
              <Button size="sm" variant="outline" onClick={() => setSearch('')}>
                Clear the search
              </Button>
            )
          }
        />
      )}
      {!error && view.total > 0 && (
        <>
          {narrow ? (
            <ul className={classes.cards}>
              {view.rows.map((row) => (
                <li key={props.rowKey(row)}>
                  {props.card(row)}
                  {props.note?.(row)}
                </li>
              ))}
            </ul>
          ) : (
            <TableGrid
              columns={columns}
              rows={view.rows}
              rowKey={props.rowKey}
              note={props.note}
              sort={sort}
              onSort={(next) => {
                setSort(next);
                setPage(1);
              }}
            />
          )}
          <TablePager view={view} pageSize={pageSize} onPage={setPage} />
        </>
      )}
    </section>
  );
}
