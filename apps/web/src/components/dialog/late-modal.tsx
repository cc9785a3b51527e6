import type { ModalProps } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';

/** Mantine's dialog for what few open: it is loaded when somebody does. Where that fails, it counts as closed. */
export function LateModal({ opened, ...props }: ModalProps) {
  const [Dialog, setDialog] = useState<ComponentType<ModalProps>>();
  const [isThere, setThere] = useState(false);
  const { onClose } = props;
  useEffect(() => {
    if (!opened || Dialog) return;
    let isWanted = true;
    import('./modal.ts').then(
      ({ Modal }) => isWanted && setDialog(() => Modal),
      () => isWanted && onClose(),
    );
    return () => {
      isWanted = false;
    };
  }, [opened, Dialog, onClose]);
  // It has to see itself open: only then does it know where the focus goes back to.
  useEffect(() => setThere(Dialog !== undefined), [Dialog]);
  return Dialog ? <Dialog {...props} opened={opened && isThere} /> : null;
}
