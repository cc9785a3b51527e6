import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import button from '../../theme/button.module.css';
import classes from './drop-menu.module.css';

/**
 * A button that opens a box below it. Closes on a choice, on Escape, on a click elsewhere and on a new page.
 * The content is plain links and buttons, reached by Tab.
 */
export function DropMenu({
  label,
  icon,
  children,
  className,
  onOpen,
}: {
  label: string;
  icon: ReactNode;
  children: ReactNode;
  className?: string;
  onOpen?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={root} className={[classes.root, className].filter(Boolean).join(' ')}>
      <button
        ref={trigger}
        type="button"
        className={button.icon}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {icon}
      </button>
      <div id={id} className={classes.box} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
