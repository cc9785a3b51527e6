import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Modal, Switch } from '@mantine/core';
import classes from './keys-dialog.module.css';

const keys = [
  { key: 'J', text: msg`Next comic that waits` },
  { key: 'K', text: msg`Previous comic that waits` },
  { key: 'A', text: msg`Accept` },
  { key: 'C', text: msg`Ask for changes` },
  { key: 'D', text: msg`Decline` },
  { key: '?', text: msg`This list` },
];

/** The keys of the desk, and the way to switch them off: whoever dictates or types with a stick needs that. */
export function KeysDialog({
  opened,
  onClose,
  on,
  onSwitch,
}: {
  opened: boolean;
  onClose: () => void;
  on: boolean;
  onSwitch: (on: boolean) => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} title={t({ message: 'Keys', context: 'keyboard' })}>
      <dl className={classes.keys}>
        {keys.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{i18n._(text)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        size="md"
        label={t`Use single keys on this device`}
        checked={on}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Modal>
  );
}
