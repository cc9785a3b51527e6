import { i18n } from '@lingui/core';
/** 1284 as 1,284. */
export const formatNumber = (n: number): string => new Intl.NumberFormat(i18n.locale).format(n);

/** '2026-11-16' as Nov 16. Days of the server are days of UTC. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(i18n.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Which of so many marks get a label, so that these do not touch: about `most` of them, the last one among them. */
export function labelled(count: number, most: number): (index: number) => boolean {
  const step = Math.max(1, Math.ceil(count / most));
  return (index) => (count - 1 - index) % step === 0;
}

/** The end of a scale from 0 for this largest value: 1, 2 or 5 times a power of ten. */
export function scaleEnd(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  return [1, 2, 5, 10].map((n) => n * power).find((end) => end >= largest) ?? 10 * power;
}
