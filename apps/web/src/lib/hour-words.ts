import { i18n } from '@lingui/core';

/** An hour of a day (0 to 23) as people say it: "7 am", "5 pm"; elsewhere "17:00". */
export function hourWords(hour: number): string {
  if (i18n.locale === 'en') return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short', timeZone: 'UTC' });
  return time.format(Date.UTC(2025, 0, 1, hour));
}
