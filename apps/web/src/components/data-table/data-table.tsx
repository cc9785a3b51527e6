import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Skeleton, TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import type { ChangeHow } from '../../lib/address-choices.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import classes from './data-table.module.css';
import { TableGrid } from './table-grid.tsx';
import { TablePager } from './table-pager.tsx';
import type { TableState } from './table-state.ts';

/** `sortable` columns are ordered by the server, which knows them by `key`. */
export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  sortable?: boolean;
};

/** One page of rows as a list's call answers it. */
export type TablePage<Row> = {
  rows: readonly Row[];
  page: number;
  totalPages: number;
  /** Rows that match, on all pages. */
  total: number;
};

export type DataTableProps<Row> = {
  title: string;
  columns: Column<Row>[];
  /** Undefined until the first answer. */
  data: TablePage<Row> | undefined;
  /** True while the rows shown are those of an earlier choice. */
  stale?: boolean;
  state: TableState;
  onChange: (next: Partial<TableState>, how?: ChangeHow) => void;
  rowKey: (row: Row) => string;
  searchPlaceholder: string;
  /** Further choices, beside the search box. */
  filters?: ReactNode;
  /** A remark that belongs to a row, below it. */
  note?: (row: Row) => ReactNode;
  /** Below this width of the window, in px, cards take the place of rows. */
  cardsBelow?: number;
  /** What a phone shows instead of a row. */
  card: (row: Row) => ReactNode;
  /** The sentence to show instead of the rows. */
  error?: string | undefined;
  onRetry?: () => void;
};

/** Search, sorting, pages, empty, loading and error of a list that is paged on the server. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { title, columns, data, state, onChange, error, onRetry, cardsBelow = 960 } = props;
  const narrow = useMediaQuery(`(max-width: ${cardsBelow}px)`, false);
  const rows = data?.rows ?? [];
  // The last row of the last page was deleted, or the address names a page that there is not.
  const beyond = data !== undefined && !props.stale && data.page > data.totalPages;
  const lastPage = data?.totalPages;
  useEffect(() => {
    if (beyond) onChange({ page: lastPage }, { replace: true });
  });
  return (
    <section className={classes.table} aria-label={title} aria-busy={props.stale || undefined}>
      <div className={classes.head}>
        <h2>
          {title} {data && <span className="muted num">{data.total}</span>}
        </h2>
        {props.filters}
        <TextInput
          className={classes.search}
          type="search"
          aria-label={props.searchPlaceholder}
          placeholder={props.searchPlaceholder}
          leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
          value={state.search}
          maxLength={limits.searchMax}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      {error && (
        <Alert color="bad" role="alert">
          <div className={classes.error}>
            {error}
            {onRetry && (
              <Button size="sm" variant="outline" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </div>
        </Alert>
      )}
      {!error && !data && (
        <div className={classes.loading} role="status" aria-label={t`Loading...`}>
          {Array.from({ length: 5 }, (_, line) => (
            <Skeleton key={line} height={68} radius={0} />
          ))}
        </div>
      )}
      {!error && data && rows.length === 0 && (
        <EmptyState
          title={t`Sorry no record Found !`}
          text={t`Whoops... this information is not available for a moment.`}
          action={
            state.search && (
              <Button size="sm" variant="outline" onClick={() => onChange({ search: '' })}>
                <Trans>Clear the search</Trans>
              </Button>
            )
          }
        />
      )}
      {!error && data && rows.length > 0 && (
        <div className={classes.rows} data-stale={props.stale || undefined}>
          {narrow ? (
            <ul className={classes.cards}>
              {rows.map((row) => (
                <li key={props.rowKey(row)}>
                  {props.card(row)}
                  {props.note?.(row)}
                </li>
              ))}
            </ul>
          ) : (
            <TableGrid
              columns={columns}
              rows={rows}
              rowKey={props.rowKey}
              note={props.note}
              sort={state.sort}
              onSort={(sort) => onChange({ sort })}
            />
          )}
          <TablePager view={data} pageSize={limits.tablePageSize} onPage={(page) => onChange({ page })} />
        </div>
      )}
    </section>
  );
}
