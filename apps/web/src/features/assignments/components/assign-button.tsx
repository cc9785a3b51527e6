import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { classTeacherTypes } from '@panelwise/contracts/domain/classes';
import { useSession } from '../../../lib/session.ts';
import { AssignDrawer } from './assign-drawer.tsx';

/** Opens the drawer from a class or from a comic. Nobody but who teaches sees it. */
export function AssignButton({
  label = t`Assign a comic`,
  variant = 'filled',
  size = 'md',
  ...from
}: {
  label?: string;
  variant?: 'filled' | 'outline';
  size?: 'sm' | 'md';
  classId?: string;
  comicId?: string;
}) {
  const isTeacher = useSession(({ user }) => user !== null && classTeacherTypes.includes(user.userType));
  const [opened, { open, close }] = useDisclosure(false);
  if (!isTeacher) return null;
  return (
    <>
      <Button variant={variant} size={size} onClick={open}>
        {label}
      </Button>
      <AssignDrawer {...from} opened={opened} onClose={close} />
    </>
  );
}
