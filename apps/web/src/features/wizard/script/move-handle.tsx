import { Menu } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { PointerEvent, ReactNode } from 'react';
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
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <button
          type="button"
          className={classes.handle}
          aria-label={props.label}
          title="Drag to move, or press for a menu"
          onPointerDown={props.onGrab}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!props.onUp} onClick={props.onUp}>
          Move up
        </Menu.Item>
        <Menu.Item disabled={!props.onDown} onClick={props.onDown}>
          Move down
        </Menu.Item>
        {props.children}
      </Menu.Dropdown>
    </Menu>
  );
}
