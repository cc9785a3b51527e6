import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import classes from './data-table.module.css';
import type { Column } from './data-table.tsx';
import type { Sort } from './table-state.ts';

/** The rows of one page under sortable headings. */
export function TableGrid<Row>({
  columns,
  rows,
  rowKey,
  note,
  sort,
  onSort,
}: {
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  note?: ((row: Row) => ReactNode) | undefined;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}) {
  const directionOf = (key: string) =>
    sort?.key !== key ? undefined : sort.descending ? 'descending' : 'ascending';
  return (
    <table className={classes.grid}>
      <thead>
        <tr>
          {columns.map((column) => {
            const direction = directionOf(column.key);
            const SortIcon =
              direction === 'ascending' ? IconArrowUp : direction ? IconArrowDown : IconSelector;
            return (
              <th key={column.key} scope="col" aria-sort={direction}>
                {column.sortable ? (
                  <button
                    type="button"
                    onClick={() => onSort({ key: column.key, descending: direction === 'ascending' })}
                  >
                    {column.header}
                    <SortIcon size={16} stroke={1.9} aria-hidden />
                  </button>
                ) : (
                  column.header
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const remark = note?.(row);
          const striped = index % 2 === 0 || undefined;
          return (
            <Fragment key={rowKey(row)}>
              <tr data-striped={striped}>
                {columns.map((column) => (
                  <td key={column.key}>{column.render(row)}</td>
                ))}
              </tr>
              {remark && (
                <tr data-striped={striped} data-note>
                  <td colSpan={columns.length}>{remark}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
