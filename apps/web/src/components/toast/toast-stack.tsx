import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** The toasts that there are: at the top right, for 5 s. */
export function ToastStack() {
  return <Notifications position="top-right" autoClose={5000} />;
}
