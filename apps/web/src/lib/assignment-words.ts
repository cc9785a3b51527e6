import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { AssignmentGoal } from '@panelwise/contracts/domain/classes';
import type { Assignment } from '@panelwise/contracts/http/assignments';
import { comicTitle } from './comic-title.ts';
import { textsOf } from './texts-of.ts';

export const goalNames = textsOf<AssignmentGoal>({
  'read-and-quiz': msg`Read and quiz`,
  read: msg`Only read`,
  'read-and-hardcore-quiz': msg`Read and hardcore quiz`,
});

export function triesWords(tries: number | null): string {
  if (tries === null) return t`tries without limit`;
  return plural(tries, { one: 'one try', other: '# tries' });
}

/** Such as "Friday, Nov 27". */
export function dayOf(iso: string): string {
  const day = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', month: 'short', day: 'numeric' });
  return day.format(new Date(iso));
}

/** "Due Friday, Nov 27", "Was due …" or "Ended …". */
export function whenOf({ state, dueAt, endedAt }: Pick<Assignment, 'state' | 'dueAt' | 'endedAt'>): string {
  if (state === 'ended' && endedAt) {
    const endDay = dayOf(endedAt);
    return t`Ended ${endDay}`;
  }
  if (!dueAt) return t`No due date`;
  const dueDay = dayOf(dueAt);
  return state === 'due' ? t`Was due ${dueDay}` : t`Due ${dueDay}`;
}

export function titleOf({ comics }: Pick<Assignment, 'comics'>): string {
  const [first, ...more] = comics;
  if (!first) return t`A comic that was deleted`;
  if (more.length === 0) return comicTitle(first);
  const { title } = first;
  const moreCount = more.length;
  return t`${title} and ${plural(moreCount, { one: '# more', other: '# more' })}`;
}

/** The day of a date field as the last second of it where the person is, and back. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
export function dayField(iso: string): string {
  const at = new Date(iso);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
