import { i18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';

/** Parts by their numbers: "Parts 1, 2 and 3". */
export function partsText(parts: number[]): string {
  // "1, 2 and 3": without the comma that American lists have.
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
  const list = new Intl.ListFormat(locale).format(parts.map(String));
  const partCount = parts.length;
  return plural(partCount, { one: `Part ${list}`, other: `Parts ${list}` });
}
