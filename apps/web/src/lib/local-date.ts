import { language } from './language.ts';

/** How dates are written: as in the person's region, as long as they speak the language of the page there. */
function here(): string {
  const isSpoken = (tag: string) => tag.split('-')[0]!.toLowerCase() === language();
  return navigator.languages.find((tag) => isSpoken(tag) && isKnown(tag)) ?? language();
}

/** Not every browser's tag is one: where the system has no language, Chromium says "en-US@posix". */
function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** An ISO time as a date where the person is. */
export function localDate(iso: string): string {
  return new Intl.DateTimeFormat(here(), { dateStyle: 'medium' }).format(new Date(iso));
}

/** An ISO time as a date and time where the person is. */
export function localDateTime(iso: string): string {
  return new Intl.DateTimeFormat(here(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** The time of day of an ISO time where the person is. */
export function localTime(iso: string): string {
  return new Intl.DateTimeFormat(here(), { timeStyle: 'short' }).format(new Date(iso));
}

/** A day without a time, such as 2026-11-27, as a date; it is the same day everywhere. */
export function localDay(day: string): string {
  return new Intl.DateTimeFormat(here(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
