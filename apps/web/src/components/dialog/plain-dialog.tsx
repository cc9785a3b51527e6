import { t } from '@lingui/core/macro';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/button-link.tsx';
import classes from './plain-dialog.module.css';

/** A modal box from the browser's own dialog, for pages that do without Mantine. It is open as long as it is rendered. */
export function PlainDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={title}
      // Development mounts twice: the first closing is told after the second opening.
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.box}>
        <header className={classes.head}>
          <h2>{title}</h2>
          <IconButton label={t`Close`} onClick={onClose}>
            <IconX size={20} stroke={1.9} aria-hidden />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
