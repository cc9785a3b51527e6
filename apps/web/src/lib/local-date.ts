const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const dateTimeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO time as a date where the person is. */
export function localDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}

/** An ISO time as a date and time where the person is. */
export function localDateTime(iso: string): string {
  return dateTimeFormat.format(new Date(iso));
}

/** The time of day of an ISO time where the person is. */
export function localTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}
