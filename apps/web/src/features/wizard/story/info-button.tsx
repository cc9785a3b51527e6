import { ActionIcon, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

/** The small "what is this?" beside a label. */
export function InfoButton(props: { label: string; tooltip?: string; onClick: () => void }) {
  const button = (
    <ActionIcon variant="subtle" size={32} aria-label={props.label} onClick={props.onClick}>
      <IconInfoCircle size={18} />
    </ActionIcon>
  );
  return props.tooltip ? <Tooltip label={props.tooltip}>{button}</Tooltip> : button;
}
