import { notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useLate } from '../../lib/use-late.ts';

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a toast lies over what has the focus; one with the focus inside lies over nothing. */
function coverFocus(): boolean {
  const active = document.activeElement;
  if (!active || active.closest('[role="alert"]')) return false;
  const place = active.getBoundingClientRect();
  return [...document.querySelectorAll('.mantine-Notifications-notification')].some((toast) =>
    overlap(place, toast.getBoundingClientRect()),
  );
}

const loadStack = async () => (await import('./toast-stack.tsx')).ToastStack;

/**
 * Where toasts appear; what shows them is loaded with the first, and kept on the device of whoever is logged in. They make room
 * for whoever comes there by Tab.
 */
export function Toasts() {
  const { notifications: toasts } = useNotifications();
  const Stack = useLate(loadStack, toasts.length > 0 && toasts);
  useEffect(() => {
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && coverFocus()) notifications.clean();
    };
    document.addEventListener('keyup', onKeyUp);
    return () => document.removeEventListener('keyup', onKeyUp);
  }, []);
  return Stack ? <Stack /> : null;
}
