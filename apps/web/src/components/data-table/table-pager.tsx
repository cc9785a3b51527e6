import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const { total } = view;
  return (
    <div className={classes.pager}>
      <p className="muted num" aria-live="polite">
        <Trans>
          {first} to {last} of {total}
        </Trans>
      </p>
      {view.totalPages > 1 && (
        <nav aria-label={t`Table pages`}>
          <Pagination
            classNames={{ control: classes.pageButton }}
            total={view.totalPages}
            value={view.page}
            onChange={onPage}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? t`Previous page` : t`Next page`,
            })}
            getItemProps={(page) => ({ 'aria-label': t`Page ${page}` })}
          />
        </nav>
      )}
    </div>
  );
}
