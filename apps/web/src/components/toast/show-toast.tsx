import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
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
  /** What can be done about it for so long; the toast stays as long, and goes once it is done. */
  action?: { label: string; forMs: number; run: () => void };
}): void {
  const { action } = toast;
  const id = notifications.show({
    id: toast.id,
    title: toast.title,
    ...(action && { autoClose: action.forMs }),
    message: action ? (
      <>
        {toast.message}
        <Button
          mt={8}
          size="compact-sm"
          variant="outline"
          display="block"
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
  });
}
