import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { leaveClass, listJoinedClasses } from '@panelwise/contracts/http/classes';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { AccountSection } from './account-section.tsx';
import classes from './classes-section.module.css';

const joinedQuery = queryOptions({
  queryKey: ['joined-classes'],
  queryFn: async ({ signal }) => (await call(listJoinedClasses, { signal })).classes,
});

/** The classes that a student learns in, with the way out of each and into another. */
export function ClassesSection() {
  const client = useQueryClient();
  const { data, error } = useQuery(joinedQuery);
  return (
    <AccountSection title={t`Classes`}>
      {error && (
        <Alert role="alert">{errorText(error, t`Your classes cannot be shown at the moment.`)}</Alert>
      )}
      {data?.length === 0 && (
        <p>
          <Trans>You are in no class yet. Your teacher has a code for you.</Trans>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map(({ _id, name, teacher, isHome }) => (
            <li key={_id}>
              <span>
                <Trans>
                  <b>{name}</b> with {teacher}
                </Trans>
              </span>
              {!isHome && (
                <ConfirmButton
                  trigger={(open) => (
                    <Button variant="subtle" size="sm" aria-label={t`Leave ${name}`} onClick={open}>
                      <Trans>Leave</Trans>
                    </Button>
                  )}
                  title={t`Leave ${name}?`}
                  question={t`Your teacher does not see your learning any more. What you have learned stays yours.`}
                  action={t`Leave the class`}
                  busyAction={t`Leaving...`}
                  failText={t`Please try again.`}
                  run={async () => {
                    await call(leaveClass, { params: { id: _id } });
                    await client.invalidateQueries(joinedQuery);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={paths.join} variant="outline">
        <Trans>Join a class</Trans>
      </ButtonLink>
    </AccountSection>
  );
}
