import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { classTeacherTypes } from '@panelwise/contracts/domain/classes';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { classesQuery } from '../../features/classes/class-queries.ts';
import { ClassDialog } from '../../features/classes/components/class-dialog.tsx';
import { ClassList } from '../../features/classes/components/class-list.tsx';
import { errorText } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';

/** The classes that one teaches; pupils are shown their own way in. */
export function Component() {
  const isTeacher = useSession(({ user }) => user !== null && classTeacherTypes.includes(user.userType));
  return isTeacher ? <TaughtClasses /> : <ForPupils />;
}

function TaughtClasses() {
  const { data, error, refetch } = useQuery(classesQuery);
  const [opened, { open, close }] = useDisclosure(false);
  if (!data && !error) return <PagePending />;
  const here = data?.filter(({ isArchived }) => !isArchived) ?? [];
  const away = data?.filter(({ isArchived }) => isArchived) ?? [];
  const make = (
    <Button leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />} onClick={open}>
      <Trans>New class</Trans>
    </Button>
  );
  return (
    <AdminPage title={t`Classes`} action={data && data.length > 0 && make}>
      {error && !data && (
        <Alert color="bad" role="alert">
          <p>
            {errorText(
              error,
              t({ message: 'Your classes cannot be shown at the moment.', context: 'teacher' }),
            )}
          </p>
          <PlainButton variant="outline" size="sm" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </PlainButton>
        </Alert>
      )}
      {data?.length === 0 && (
        <EmptyState
          title={t`No classes yet`}
          text={t`Make one, add your pupils by first name, and print their log-in cards. They need no e-mail.`}
          action={make}
        />
      )}
      {here.length > 0 && <ClassList title={t`Your classes`} rows={here} />}
      {away.length > 0 && <ClassList title={t`Archived`} rows={away} />}
      <ClassDialog opened={opened} onClose={close} />
    </AdminPage>
  );
}

function ForPupils() {
  return (
    <AdminPage title={t`Classes`}>
      <EmptyState
        title={t`Classes are for teachers`}
        text={t`Did your teacher give you a class code? Then join your class with it.`}
        action={
          <ButtonLink to={paths.join}>
            <Trans>Join a class</Trans>
          </ButtonLink>
        }
      />
    </AdminPage>
  );
}
