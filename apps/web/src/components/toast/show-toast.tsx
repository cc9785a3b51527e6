import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconPencil } from '@tabler/icons-react';

const icons = {
  ok: <IconCircleCheck size={22} aria-hidden />,
  bad: <IconAlertTriangle size={22} aria-hidden />,
  pencil: <IconPencil size={22} aria-hidden />,
};

/**
 * A toast at the top right, for 5 s. `title` says what happened, `message` what was kept or what to do.
 * The same `id` is shown once. Works only inside the Mantine shell.
 */
export function showToast(toast: {
  tone: keyof typeof icons;
  title?: string;
  message: string;
  id?: string;
}): void {
  notifications.show({
    id: toast.id,
    title: toast.title,
    message: toast.message,
    icon: icons[toast.tone],
    'data-tone': toast.tone,
  });
}
