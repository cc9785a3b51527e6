import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { useMediaQuery } from '../../lib/use-media-query.ts';

/**
 * The toasts that there are, for 5 s: away from what they tell of and from what one does next, which is at the right of a
 * screen and at the bottom of a phone.
 */
export function ToastStack() {
  const isPhone = useMediaQuery('(max-width: 640px)', false);
  return <Notifications position={isPhone ? 'top-center' : 'bottom-left'} autoClose={5000} />;
}
