import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal, NativeSelect, NumberInput } from '@mantine/core';
import { type GiftReason, giftReasons, giftRules, type NewGift } from '@panelwise/contracts/domain/gifts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import actions from '../dialog/dialog-actions.module.css';
import { showToast } from '../toast/show-toast.tsx';
import classes from './gift-dialog.module.css';
import { giftReasonWords } from './gift-words.ts';

type Props = {
  /** Who is given something. */
  name: string;
  /** What may still be given this week, where that is known. */
  left?: number;
  opened: boolean;
  onClose: () => void;
  give: (gift: NewGift) => Promise<unknown>;
};

/** Gives coins to a child, with a reason out of a list. */
export function GiftDialog(props: Props) {
  const { name, opened, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={t`Coins for ${name}`}>
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ name, left = giftRules.coinsAWeek, onClose, give }: Props) {
  const [coins, setCoins] = useState<number | string>(Math.min(10, left));
  const [reason, setReason] = useState<GiftReason>(giftReasons[0]);
  // The same gift as long as it is tried: an answer that was lost gives nothing twice.
  const [eventId] = useState(() => crypto.randomUUID());
  const giving = useMutation({
    mutationFn: () => give({ coins: Number(coins), reason, eventId }),
    onSuccess: () => {
      onClose();
      showToast({ tone: 'ok', message: t`${name} sees it on their page.` });
    },
  });
  const most = giftRules.coinsAWeek;
  if (left === 0)
    return (
      <p>
        <Trans>{name} has been given all that fits into this week. From Monday on there is room again.</Trans>
      </p>
    );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        giving.mutate();
      }}
    >
      {giving.error && (
        <Alert color="bad" role="alert">
          {errorText(giving.error, t`Please try again.`)}
        </Alert>
      )}
      <NumberInput
        label={t`Coins`}
        value={coins}
        onChange={setCoins}
        min={1}
        max={left}
        allowDecimal={false}
        allowNegative={false}
      />
      <NativeSelect
        label={t`What for`}
        value={reason}
        data={giftReasons.map((one) => ({ value: one, label: i18n._(giftReasonWords[one]) }))}
        onChange={(event) => setReason(event.currentTarget.value as GiftReason)}
      />
      <p className="muted">
        <Trans>
          {name} reads the reason. All grown-ups together give at most {most} coins a week.
        </Trans>
      </p>
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={giving.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={giving.isPending || !(Number(coins) >= 1)}>
          {giving.isPending ? t`One moment...` : t`Give the coins`}
        </Button>
      </div>
    </form>
  );
}
