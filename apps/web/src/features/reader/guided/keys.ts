/**
 * The panel that a key leads to; undefined for keys that are not ours.
 * @param at the present panel from 0
 * @param count number of panels; the place behind the last one is the end
 */
export function stepOfKey(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea')) return undefined;
  switch (event.key) {
    case 'ArrowRight':
    case 'PageDown':
      return Math.min(count, at + 1);
    case 'ArrowLeft':
    case 'PageUp':
      return Math.max(0, at - 1);
    case ' ':
      // On a button the space bar presses it.
      if (target?.closest('button, a')) return undefined;
      return event.shiftKey ? Math.max(0, at - 1) : Math.min(count, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
