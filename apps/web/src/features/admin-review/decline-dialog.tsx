import { Button, Modal, Textarea } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { useState } from 'react';
import classes from '../../components/dialog/dialog-actions.module.css';

/** Asks why a comic is declined; the reason may be left out. */
export function DeclineDialog({
  title,
  opened,
  onClose,
  onDecline,
}: {
  title: string;
  opened: boolean;
  onClose: () => void;
  onDecline: (reason: string | undefined) => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <Modal opened={opened} onClose={onClose} title={`Decline ${title}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(reason.trim() || undefined);
          onClose();
        }}
      >
        <Textarea
          label="Reason (optional)"
          description="The creator reads it. Name the page and say what would make it right."
          rows={4}
          maxLength={limits.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.actions}>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="bad">
            Decline
          </Button>
        </div>
      </form>
    </Modal>
  );
}
