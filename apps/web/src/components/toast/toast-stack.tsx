import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './toast-stack.module.css';

/**
 * The toasts that there are, for 5 s: over the header, which is as high as one of them, and so over no title, no field and
 * nothing that one does next.
 */
export function ToastStack() {
  return (
    <Notifications
      position="top-right"
      classNames={classes}
      containerWidth={440}
      limit={3}
      autoClose={5000}
    />
  );
}
