import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Modal opened onClose={onClose} title={t`Switch ${name} off?`}>
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
            {errorText(error, t`Something went wrong`)}
          </Alert>
        )}
        <p>
          <Trans>
            Requests on their way are finished, but no new ones are sent. Creators wait until it is on again.
          </Trans>
        </p>
        <Textarea
          label={t`Reason`}
          description={t`Admins read it here and in the records.`}
          required
          mt="md"
          rows={3}
          maxLength={limits.reasonMax}
          value={reason}
          error={missing && !reason.trim() && t`Please say why.`}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.actions}>
          <Button variant="outline" onClick={onClose} disabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="bad" disabled={isPending}>
            {isPending ? t`Switching off...` : t`Switch off`}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
