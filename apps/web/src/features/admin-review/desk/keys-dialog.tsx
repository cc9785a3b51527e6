import { Modal, Switch } from '@mantine/core';
import classes from './keys-dialog.module.css';

const keys = [
  { key: 'J', text: 'Next comic that waits' },
  { key: 'K', text: 'Previous comic that waits' },
  { key: 'A', text: 'Accept' },
  { key: 'D', text: 'Decline' },
  { key: '?', text: 'This list' },
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
    <Modal opened={opened} onClose={onClose} title="Keys">
      <dl className={classes.keys}>
        {keys.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Switch
        size="md"
        label="Use single keys on this device"
        checked={on}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Modal>
  );
}
