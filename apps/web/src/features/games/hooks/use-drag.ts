import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that moves less than this, in px, taps. */
const slop = 6;

export type Dragged = { piece: string; x: number; y: number; over: string | null };

/**
 * Drags pieces with a mouse or pen from anywhere, and with a finger by their handle, so that the rest scrolls the page. A
 * piece is dropped on the element with `data-spot` under the pointer.
 */
export function useDrag(onDrop: (piece: string, spot: string | null) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (piece: string) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const isHandle = (event.target as Element).closest('[data-handle]') !== null;
    if (event.pointerType === 'touch' && !isHandle) return;
    stop.current?.();
    const from = { x: event.clientX, y: event.clientY };
    const { pointerId } = event;
    let now: Dragged | undefined;
    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      const [x, y] = [at.clientX - from.x, at.clientY - from.y];
      if (!now && Math.hypot(x, y) < slop) return;
      now = { piece, x, y, over: spotAt(at) };
      setDragged(now);
    };
    const end = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      stop.current?.();
      if (!now) return;
      // What was dragged was not clicked.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true));
      if (at.type === 'pointerup') drop.current(piece, spotAt(at));
    };
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      stop.current = undefined;
      setDragged(undefined);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return { dragged, begin };
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function spotAt({ clientX, clientY }: PointerEvent): string | null {
  const under = document.elementsFromPoint(clientX, clientY);
  const spot = under.map((one) => one.closest('[data-spot]')).find((one) => one !== null);
  return spot?.getAttribute('data-spot') ?? null;
}
