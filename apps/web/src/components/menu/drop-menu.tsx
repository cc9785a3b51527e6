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
  closesOnChoice = false,
}: {
  label: string;
  icon: ReactNode;
  children: ReactNode;
  className?: string;
  onOpen?: () => void;
  /** Its buttons are choices on this page: one of them closes it, and the focus is back where it was opened. */
  closesOnChoice?: boolean;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const leave = () => {
      setOpen(false);
      trigger.current?.focus();
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    const onChoice = (event: Event) => box.current?.contains(event.target as Node) && leave();
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    if (closesOnChoice) document.addEventListener('click', onChoice);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onChoice);
    };
  }, [open, closesOnChoice]);

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
      <div ref={box} id={id} className={classes.box} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
