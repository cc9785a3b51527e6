import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

const dayMs = 24 * 3_600_000;

/** When something is due, as one would say it: "Due today", "Due Monday", "Due 3 Dec". Past days are said as they are. */
export function dueWords(dueAt: string, now: Date): string {
  const due = new Date(dueAt);
  const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((startOf(due) - startOf(now)) / dayMs);
  const date = dateWords(due, { day: 'numeric', month: 'short' });
  if (due < now) return days === 0 ? t`Was due today` : t`Was due ${date}`;
  if (days === 0) return t`Due today`;
  if (days === 1) return t`Due tomorrow`;
  const weekday = dateWords(due, { weekday: 'long' });
  return days < 7 ? t`Due ${weekday}` : t`Due ${date}`;
}

function dateWords(date: Date, parts: Intl.DateTimeFormatOptions): string {
  // In English the day comes first, as for most who learn here.
  return date.toLocaleDateString(i18n.locale === 'en' ? 'en-GB' : i18n.locale, parts);
}
