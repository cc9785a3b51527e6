import type { AssignmentGoal } from '@panelwise/contracts/domain/classes';
import type { Assignment } from '@panelwise/contracts/http/assignments';
import { comicTitle } from './comic-title.ts';

export const goalNames: Record<AssignmentGoal, string> = {
  'read-and-quiz': 'Read and quiz',
  read: 'Only read',
  'read-and-hardcore-quiz': 'Read and hardcore quiz',
};

export function triesWords(tries: number | null): string {
  if (tries === null) return 'tries without limit';
  return tries === 1 ? 'one try' : `${tries} tries`;
}

const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'short', day: 'numeric' });

/** Such as "Friday, Nov 27". */
export const dayOf = (iso: string): string => dayFormat.format(new Date(iso));

/** "Due Friday, Nov 27", "Was due …" or "Ended …". */
export function whenOf({ state, dueAt, endedAt }: Pick<Assignment, 'state' | 'dueAt' | 'endedAt'>): string {
  if (state === 'ended' && endedAt) return `Ended ${dayOf(endedAt)}`;
  if (!dueAt) return 'No due date';
  return `${state === 'due' ? 'Was due' : 'Due'} ${dayOf(dueAt)}`;
}

export function titleOf({ comics }: Pick<Assignment, 'comics'>): string {
  const [first, ...more] = comics;
  if (!first) return 'A comic that was deleted';
  return more.length === 0 ? comicTitle(first) : `${first.title} and ${more.length} more`;
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
