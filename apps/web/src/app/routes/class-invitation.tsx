import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { acceptInvitation } from '@panelwise/contracts/http/classes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { invitationQuery, reloadClasses } from '../../features/classes/class-queries.ts';
import classes from '../../features/classes/components/classes.module.css';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { gradeWords } from '../../lib/grade-words.ts';

/** What class a colleague's link leads to; a tap makes one a teacher of it. */
export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data, error, isPending } = useQuery(invitationQuery(token));
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { params: { token } }),
    onSuccess: async ({ classId }) => {
      await reloadClasses(client);
      navigate(paths.classPupils(classId), { replace: true });
    },
  });
  if (isPending) return <PagePending />;
  if (!data)
    return (
      <AdminPage title={t`Teach a class together`}>
        <EmptyState
          title={t`This link does not open`}
          text={errorText(error, t`Please try again in a moment.`)}
          action={
            <ButtonLink to={paths.classes}>
              <Trans>Your classes</Trans>
            </ButtonLink>
          }
        />
      </AdminPage>
    );
  const { name, teacher, pupilCount } = data;
  const grade = gradeWords(data.grade);
  return (
    <AdminPage title={t`Teach ${name} together`}>
      <div className={classes.letter}>
        <p>
          <Trans>
            {teacher} asks you to teach <b>{name}</b> with them: {grade},{' '}
            <Plural value={pupilCount} one="# pupil" other="# pupils" />. You will see its pupils and what
            they learn, and look after them together. You can leave at any time.
          </Trans>
        </p>
        {accept.error && (
          <Alert color="bad" role="alert">
            {errorText(accept.error, t`Please try again.`)}
          </Alert>
        )}
        <Button size="lg" disabled={accept.isPending} onClick={() => accept.mutate()}>
          {accept.isPending ? t`One moment...` : t`Teach this class`}
        </Button>
      </div>
    </AdminPage>
  );
}
