import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { type ClassGoalKind, classGoalKinds, classGoalRules } from '@panelwise/contracts/domain/class-goals';
import { setClassGoal } from '@panelwise/contracts/http/class-goals';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

type Props = { of: SchoolClass; opened: boolean; onClose: () => void };

const dayMs = 24 * 3_600_000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** What a class of so many may reach in two weeks without hurry. */
const proposal = (pupils: number) => Math.min(classGoalRules.targetMax, Math.max(5, pupils * 2));

/** Sets what a class wants to reach, and until when. */
export function GoalDialog(props: Props) {
  const className = props.of.name;
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={t`A goal for ${className}`}>
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ of, onClose }: Props) {
  const client = useQueryClient();
  const [kind, setKind] = useState<ClassGoalKind>('comics-read');
  const [target, setTarget] = useState<number | string>(proposal(of.pupilCount));
  const [untilDay, setUntilDay] = useState(dayIn(14));
  const set = useMutation({
    mutationFn: () =>
      call(setClassGoal, { params: { id: of._id }, body: { kind, target: Number(target), untilDay } }),
    onSuccess: async () => {
      await reloadClasses(client);
      onClose();
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate();
      }}
    >
      {set.error && (
        <Alert color="bad" role="alert">
          {errorText(set.error, t`Please try again.`)}
        </Alert>
      )}
      <NativeSelect
        label={t`What counts`}
        value={kind}
        data={classGoalKinds.map((one) => ({
          value: one,
          label: one === 'comics-read' ? t`Comics read to the end` : t`Mistakes repaired`,
        }))}
        onChange={(event) => setKind(event.currentTarget.value as ClassGoalKind)}
      />
      <NumberInput
        label={t`How many, all together`}
        value={target}
        onChange={setTarget}
        min={1}
        max={classGoalRules.targetMax}
        allowDecimal={false}
        allowNegative={false}
      />
      <TextInput
        type="date"
        label={t`Last day`}
        value={untilDay}
        min={dayIn(0)}
        max={dayIn(classGoalRules.daysMax)}
        onChange={(event) => setUntilDay(event.currentTarget.value)}
      />
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={set.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={set.isPending || !untilDay || !(Number(target) >= 1)}>
          {set.isPending ? t`One moment...` : t`Set the goal`}
        </Button>
      </div>
    </form>
  );
}
