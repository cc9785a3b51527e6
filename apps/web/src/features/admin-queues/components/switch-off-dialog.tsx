import { Alert, Button, Modal, Textarea } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '../../../components/dialog/dialog-actions.module.css';
import { errorText } from '../../../lib/api-error.ts';

/** Asks why a provider is switched off; what was typed stays when that fails. */
export function SwitchOffDialog({
  name,
  onClose,
  onSwitchOff,
}: {
  name: string;
  onClose: () => void;
  onSwitchOff: (reason: string) => Promise<void>;
}) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: onSwitchOff, onSuccess: onClose });
  return (
    <Modal opened onClose={onClose} title={`Switch ${name} off?`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!reason.trim());
          if (reason.trim()) mutate(reason.trim());
        }}
      >
        {error && (
          <Alert color="bad" role="alert" mb="md">
            {errorText(error, 'Something went wrong')}
          </Alert>
        )}
        <p>
          Requests on their way are finished, but no new ones are sent. Creators wait until it is on again.
        </p>
        <Textarea
          label="Reason"
          description="Admins read it here and in the records."
          required
          mt="md"
          rows={3}
          maxLength={limits.reasonMax}
          value={reason}
          error={missing && !reason.trim() && 'Please say why.'}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.actions}>
          <Button variant="outline" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="bad" disabled={isPending}>
            {isPending ? 'Switching off...' : 'Switch off'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
