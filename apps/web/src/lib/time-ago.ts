import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago a moment was: "just now", "10 minutes ago", "yesterday"; after a week its date. */
export function timeAgo(moment: Date, now: Date): string {
  const inWords = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  const ms = now.getTime() - moment.getTime();
  if (ms < minuteMs) return t`just now`;
  if (ms < hourMs) return inWords.format(-Math.floor(ms / minuteMs), 'minute');
  if (ms < dayMs) return inWords.format(-Math.floor(ms / hourMs), 'hour');
  if (ms < 7 * dayMs) return inWords.format(-Math.floor(ms / dayMs), 'day');
  const isThisYear = moment.getFullYear() === now.getFullYear();
  const date = new Intl.DateTimeFormat(
    i18n.locale,
    isThisYear ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' },
  );
  return date.format(moment);
}
