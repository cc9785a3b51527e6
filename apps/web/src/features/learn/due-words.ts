const dayMs = 24 * 3_600_000;

/** When something is due, as one would say it: "Due today", "Due Monday", "Due 3 Dec". Past days are said as they are. */
export function dueWords(dueAt: string, now: Date): string {
  const due = new Date(dueAt);
  const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((startOf(due) - startOf(now)) / dayMs);
  if (due < now) return days === 0 ? 'Was due today' : `Was due ${dateWords(due)}`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days < 7) return `Due ${due.toLocaleDateString('en-GB', { weekday: 'long' })}`;
  return `Due ${dateWords(due)}`;
}

const dateWords = (date: Date) => date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
