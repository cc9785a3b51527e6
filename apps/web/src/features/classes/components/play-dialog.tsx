import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal, Switch } from '@mantine/core';
import { playParts } from '@panelwise/contracts/domain/rewards';
import { type Pupil, type SchoolClass, setPupilPlay } from '@panelwise/contracts/http/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { playPartWords, switched } from '../../../lib/play-parts.ts';
import { reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

type Props = { of: SchoolClass; pupil: Pupil; onClose: () => void };

/** Which parts of play a pupil has. What is off for the class is off for everybody in it. */
export function PlayDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { name } = props.pupil;
  return (
    <Modal opened={opened} onClose={props.onClose} title={t`What ${name} plays with`}>
      <PlayForm {...props} />
    </Modal>
  );
}

function PlayForm({ of, pupil, onClose }: Props) {
  const client = useQueryClient();
  const { name } = pupil;
  const [offParts, setOffParts] = useState(pupil.offParts);
  const saving = useMutation({
    mutationFn: async () => {
      await call(setPupilPlay, { params: { id: of._id, pupil: pupil._id }, body: { offParts } });
      await reloadClasses(client);
    },
    onSuccess: onClose,
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <p className="muted">
        <Trans>
          What is off is not shown to {name} anywhere. What is learned stays the same. Parents can switch more
          off.
        </Trans>
      </p>
      {playParts.map((part) => {
        const isOffForAll = of.offParts.includes(part);
        return (
          <Switch
            key={part}
            size="md"
            label={playPartWords[part]}
            description={isOffForAll && t`Off for the whole class`}
            disabled={isOffForAll}
            checked={!isOffForAll && !offParts.includes(part)}
            onChange={(event) => setOffParts(switched(offParts, part, event.currentTarget.checked))}
          />
        );
      })}
      {saving.error && <Alert role="alert">{errorText(saving.error, t`Please try again.`)}</Alert>}
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={saving.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? t`Saving...` : t`Save`}
        </Button>
      </div>
    </form>
  );
}
