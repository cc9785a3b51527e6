const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dayOfYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const dayAndYear = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago a moment was: "just now", "10 minutes ago", "yesterday"; after a week its date. */
export function timeAgo(moment: Date, now: Date): string {
  const ms = now.getTime() - moment.getTime();
  if (ms < minuteMs) return 'just now';
  if (ms < hourMs) return inWords.format(-Math.floor(ms / minuteMs), 'minute');
  if (ms < dayMs) return inWords.format(-Math.floor(ms / hourMs), 'hour');
  if (ms < 7 * dayMs) return inWords.format(-Math.floor(ms / dayMs), 'day');
  return (moment.getFullYear() === now.getFullYear() ? dayOfYear : dayAndYear).format(moment);
}
