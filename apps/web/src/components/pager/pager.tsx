import { Trans } from '@lingui/react/macro';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { PlainButton } from '../button/button-link.tsx';
import classes from './pager.module.css';

/** Prev, 'Page X of Y', Next. Pages count from 1. */
export function Pager({
  page,
  totalPages,
  label,
  onPage,
}: {
  page: number;
  totalPages: number;
  label: string;
  onPage: (page: number) => void;
}) {
  return (
    <nav className={classes.pager} aria-label={label}>
      <PlainButton variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconArrowLeft stroke={1.9} aria-hidden />
        <Trans>Prev</Trans>
      </PlainButton>
      <p className="num" aria-live="polite">
        <Trans>
          Page {page} of {totalPages}
        </Trans>
      </p>
      <PlainButton variant="outline" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
        <IconArrowRight stroke={1.9} aria-hidden />
      </PlainButton>
    </nav>
  );
}
