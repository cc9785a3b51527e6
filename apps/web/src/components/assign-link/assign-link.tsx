import { Trans } from '@lingui/react/macro';
import { classTeacherTypes } from '@panelwise/contracts/domain/classes';
import { IconUsersGroup } from '@tabler/icons-react';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink, type ButtonLook } from '../button/button-link.tsx';

/** From a comic to where it is assigned to a class. Nobody but who teaches sees it; needs no Mantine. */
export function AssignLink({ comicId, ...look }: { comicId: string } & ButtonLook) {
  const isTeacher = useSession(({ user }) => user !== null && classTeacherTypes.includes(user.userType));
  if (!isTeacher) return null;
  return (
    <ButtonLink to={paths.assignComic(comicId)} {...look}>
      <IconUsersGroup stroke={1.9} aria-hidden />
      <Trans>Assign</Trans>
    </ButtonLink>
  );
}
