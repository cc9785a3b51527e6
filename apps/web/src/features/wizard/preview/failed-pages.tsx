import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { inOurWords } from '../../../lib/our-words.ts';
import next from '../components/next-action.module.css';
import classes from './failed-pages.module.css';
import { failedPages, type LivePage } from './live-pages.ts';

/** Names the pages that stopped, says what was kept, and offers to try only those again. */
export function FailedPages(props: {
  pages: LivePage[];
  /** Whether the rest of the run is still at work. */
  busy: boolean;
  error: string | null;
  onRetry: () => void;
}) {
  const failed = failedPages(props.pages);
  const [first] = failed;
  if (!first)
    return props.error ? (
      <div className={classes.trouble} role="alert">
        <IconAlertTriangle size={22} aria-hidden />
        <p>{props.error}</p>
      </div>
    ) : null;
  const numbers = joined(failed.map(({ page }) => page));
  const failedCount = failed.length;
  const { panel } = first;
  const reason = first.message ? inOurWords(first.message) : props.error;
  return (
    <div className={classes.trouble} role="alert">
      <IconAlertTriangle size={22} aria-hidden />
      <p>
        <b>
          {failed.length === 1 ? t`Page ${numbers} stopped at panel ${panel}.` : t`Pages ${numbers} stopped.`}
        </b>{' '}
        {reason && `${reason} `}
        {props.busy
          ? t`Everything else carries on, and panels you already have are kept.`
          : t`Panels you already have are kept.`}
      </p>
      <div className={props.busy ? undefined : next.next}>
        <Button disabled={props.busy} onClick={props.onRetry} leftSection={<IconRefresh aria-hidden />}>
          <Plural value={failedCount} one={`Retry page ${numbers}`} other={`Retry pages ${numbers}`} />
        </Button>
      </div>
    </div>
  );
}

function joined(numbers: number[]): string {
  return new Intl.ListFormat(i18n.locale).format(numbers.map(String));
}
