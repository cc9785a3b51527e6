import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';

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

/** Where toasts appear: at the top right, for 5 s. They make room for whoever comes there by Tab. */
export function Toasts() {
  useEffect(() => {
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && coverFocus()) notifications.clean();
    };
    document.addEventListener('keyup', onKeyUp);
    return () => document.removeEventListener('keyup', onKeyUp);
  }, []);
  return <Notifications position="top-right" autoClose={5000} />;
}
