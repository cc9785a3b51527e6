export type Step = 'next' | 'back' | 'first' | 'last';

/** Where a key leads in the guided view; undefined for keys that are not ours. */
export function stepOfKey(event: KeyboardEvent): Step | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea')) return undefined;
  switch (event.key) {
    case 'ArrowRight':
    case 'PageDown':
      return 'next';
    case 'ArrowLeft':
    case 'PageUp':
      return 'back';
    case ' ':
      // On a button the space bar presses it.
      if (target?.closest('button, a')) return undefined;
      return event.shiftKey ? 'back' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
