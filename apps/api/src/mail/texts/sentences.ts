import type { Language } from '@panelwise/contracts/domain/languages';

/** A number with the word that goes with it. */
export const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Points of a list, one a line. */
export const listed = (points: readonly string[]) =>
  points.map((point) => `  - ${point}.`.replace('..', '.'));

/** A moment in words, in the time of the server. */
export function momentIn(locale: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return (at) => `${format.format(at)} UTC`;
}

/** What a device is called that tells nothing of itself. */
export const namelessDevice = 'A program without a name';

/** A device as it is kept, such as "Firefox on Windows", in another language. */
export const deviceIn = (on: string, nameless: string) => (device: string) =>
  device === namelessDevice ? nameless : device.replace(' on ', ` ${on} `);

/** "A, B and C". */
export const listIn = (language: Language, words: string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
