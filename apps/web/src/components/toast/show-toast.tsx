import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconPencil } from '@tabler/icons-react';

const icons = {
  ok: <IconCircleCheck size={22} aria-hidden />,
  bad: <IconAlertTriangle size={22} aria-hidden />,
  pencil: <IconPencil size={22} aria-hidden />,
};

/**
 * A toast at the top right, for 5 s unless there is something to do about it. `title` says what happened, `message` what was kept or what to do.
 * The same `id` is shown once. Works only inside the Mantine shell.
 */
export function showToast(toast: {
  tone: keyof typeof icons;
  title?: string;
  message: string;
  id?: string;
  /** Of what it tells: what the last toast told of the same is old news, and goes. */
  topic?: string;
  /** What can be done about it for so long; the toast stays as long, and goes once it is done. */
  action?: { label: string; forMs: number; run: () => void };
}): void {
  const { action, topic } = toast;
  if (topic) dropToasts(topic, toast.id);
  const id = notifications.show({
    id: toast.id,
    title: toast.title,
    ...(action && { autoClose: action.forMs }),
    message: action ? (
      <>
        {toast.message}
        <Button
          ms={10}
          size="compact-sm"
          variant="outline"
          onClick={() => {
            notifications.hide(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      </>
    ) : (
      toast.message
    ),
    icon: icons[toast.tone],
    'data-tone': toast.tone,
    'data-topic': topic,
  });
}

/** Takes away what toasts have told of this: it is old news by now. */
export function dropToasts(topic: string, except?: string): void {
  for (const older of notificationsStore.getState().notifications)
    if (older['data-topic'] === topic && older.id && older.id !== except) notifications.hide(older.id);
}
