import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/api-error.ts';
import classes from './dialog-actions.module.css';

/**
 * A button that asks before it acts. `run` does it; while it runs the dialog waits, and when it fails the
 * dialog stays open and says why.
 */
export function ConfirmButton({
  trigger,
  title,
  question,
  action,
  busyAction,
  failText,
  run,
  tone = 'bad',
}: {
  /** The button itself, given what opens the dialog. */
  trigger: (open: () => void) => ReactNode;
  title: string;
  question: ReactNode;
  action: string;
  busyAction: string;
  /** Shown where the server says nothing. */
  failText: string;
  run: () => Promise<unknown>;
  /** `bad` for what cannot be undone. */
  tone?: 'bad' | 'filled';
}) {
  const [opened, { open, close }] = useDisclosure(false);
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: run, onSuccess: close });
  return (
    <>
      {trigger(() => {
        reset();
        open();
      })}
      <Modal opened={opened} onClose={close} title={title}>
        {error && (
          <Alert color="bad" role="alert" mb="md">
            {errorText(error, failText)}
          </Alert>
        )}
        <div className={classes.question}>{question}</div>
        <div className={classes.actions}>
          <Button variant="outline" onClick={close} disabled={isPending} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant={tone} onClick={() => mutate()} disabled={isPending}>
            {isPending ? busyAction : action}
          </Button>
        </div>
      </Modal>
    </>
  );
}
