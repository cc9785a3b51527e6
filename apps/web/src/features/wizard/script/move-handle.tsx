import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, useState } from 'react';
import classes from './move-handle.module.css';

/** The dots that a row is dragged by. Pressed, they open a menu that does the same without dragging. */
export function MoveHandle(props: {
  /** "Move panel 2". */
  label: string;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  /** Undefined where there is nothing above or below. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  children?: ReactNode;
}) {
  // A menu costs more than all words of a panel, and most are never opened: it is there from the first press on.
  const [used, setUsed] = useState(false);
  const handle = (
    <button
      type="button"
      className={classes.handle}
      aria-label={props.label}
      aria-haspopup="menu"
      title={t`Drag to move, or press for a menu`}
      onPointerDown={props.onGrab}
      onClick={used ? undefined : () => setUsed(true)}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
  if (!used) return handle;
  return (
    <Menu defaultOpened position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>{handle}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!props.onUp} onClick={props.onUp}>
          <Trans>Move up</Trans>
        </Menu.Item>
        <Menu.Item disabled={!props.onDown} onClick={props.onDown}>
          <Trans>Move down</Trans>
        </Menu.Item>
        {props.children}
      </Menu.Dropdown>
    </Menu>
  );
}
