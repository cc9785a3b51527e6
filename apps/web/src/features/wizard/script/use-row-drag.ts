import { type PointerEvent, useCallback, useRef } from 'react';

/** Where a dragged row is let go: before which row of its list (its length for the end), or on something named. */
export type Drop = { kind: 'row'; to: number } | { kind: 'target'; target: number };

/** A press that moves less than this is a click, in px. */
const stillPx = 6;
/** How close to the edge of the window it scrolls, and how far at once, in px. */
const edgePx = 70;
const scrollPx = 14;

/**
 * Rows that are dragged by a handle, with mouse, pen or finger. The list takes `ref`, its rows `data-row`; anything on
 * the page with `data-drop-target` takes a row as well. Escape gives up. The keyboard has a menu for the same.
 */
export function useRowDrag<List extends HTMLElement = HTMLDivElement>(
  onDrop: (from: number, drop: Drop) => void,
) {
  const list = useRef<List>(null);
  const latest = useRef(onDrop);
  latest.current = onDrop;

  const start = useCallback((from: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list.current) return;
    const handle = event.currentTarget;
    const rows = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-row]')];
    const dragged = rows[from];
    const startY = event.clientY;
    let drop: Drop | undefined;
    let marked: HTMLElement | undefined;

    const mark = (element: HTMLElement | undefined, how: string) => {
      marked?.removeAttribute('data-drop');
      element?.setAttribute('data-drop', how);
      marked = element;
    };
    const move = (at: globalThis.PointerEvent) => {
      if (!dragged?.hasAttribute('data-dragged') && Math.abs(at.clientY - startY) < stillPx) return;
      dragged?.setAttribute('data-dragged', '');
      if (at.clientY < edgePx) window.scrollBy(0, -scrollPx);
      else if (at.clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx);
      const target = targetAt(at);
      if (target) {
        drop = { kind: 'target', target: Number(target.dataset.dropTarget) };
        return mark(target, 'on');
      }
      const before = rows.filter((row) => middleOf(row) < at.clientY).length;
      drop = { kind: 'row', to: before > from ? before - 1 : before };
      mark(rows[before] ?? rows.at(-1), before < rows.length ? 'before' : 'after');
    };
    const end = (isLetGo: boolean) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', up);
      handle.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key, true);
      mark(undefined, '');
      if (!dragged?.hasAttribute('data-dragged')) return;
      dragged.removeAttribute('data-dragged');
      // The click that ends a drag opens no menu.
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true));
      if (isLetGo && drop && !(drop.kind === 'row' && drop.to === from)) latest.current(from, drop);
    };
    const up = () => end(true);
    const cancel = () => end(false);
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      end(false);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', up);
    handle.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key, true);
  }, []);

  return { list, start };
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

function targetAt({ clientX, clientY }: globalThis.PointerEvent): HTMLElement | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest<HTMLElement>('[data-drop-target]') ?? undefined;
}
