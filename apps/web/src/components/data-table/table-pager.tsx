import { Pagination } from '@mantine/core';
import classes from './data-table.module.css';

/** Which rows are shown, and the way to the others. */
export function TablePager({
  view,
  pageSize,
  onPage,
}: {
  view: { page: number; totalPages: number; total: number };
  pageSize: number;
  onPage: (page: number) => void;
}) {
  const first = (view.page - 1) * pageSize + 1;
  const last = Math.min(view.page * pageSize, view.total);
  return (
    <div className={classes.pager}>
      <p className="muted num" aria-live="polite">
        {first} to {last} of {view.total}
      </p>
      {view.totalPages > 1 && (
        <nav aria-label="Table pages">
          <Pagination
            classNames={{ control: classes.pageButton }}
            total={view.totalPages}
            value={view.page}
            onChange={onPage}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? 'Previous page' : 'Next page',
            })}
            getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
          />
        </nav>
      )}
    </div>
  );
}
