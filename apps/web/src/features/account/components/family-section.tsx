import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { spacedLinkCode } from '@panelwise/contracts/domain/family';
import { makeLinkCode, unlinkParent } from '@panelwise/contracts/http/families';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { localDate } from '../../../lib/local-date.ts';
import { ownFamilyQuery } from '../../../lib/own-family.ts';
import { AccountSection } from './account-section.tsx';
import classes from './family-section.module.css';

/** Who sees what a child learns, and the code by which one more parent is linked. */
export function FamilySection() {
  const client = useQueryClient();
  const { data, error } = useQuery(ownFamilyQuery);
  const make = useMutation({ mutationFn: () => call(makeLinkCode) });
  const code = make.data && spacedLinkCode(make.data.code);
  const endsOn = make.data && localDate(make.data.expiresAt);
  const problem = make.error ?? error;
  return (
    <AccountSection title={t`Your parents`}>
      <p>
        <Trans>
          A parent who is linked with you sees which comics you read, for how long, and what you know well.
          They do not see every tap. They can decide which comics you are shown.
        </Trans>
      </p>
      {problem && (
        <Alert color="bad" role="alert">
          {errorText(problem, t`Something went wrong`)}
        </Alert>
      )}
      {data && data.parents.length > 0 && (
        <ul className={classes.parents}>
          {data.parents.map(({ _id, name, linkedAt }) => {
            const day = localDate(linkedAt);
            return (
              <li key={_id}>
                <span>
                  <Trans>
                    <b>{name}</b> since {day}
                  </Trans>
                </span>
                {data.mayUnlink && (
                  <ConfirmButton
                    trigger={(open) => (
                      <Button variant="subtle" size="sm" aria-label={t`Unlink ${name}`} onClick={open}>
                        <Trans>Unlink</Trans>
                      </Button>
                    )}
                    title={t`Unlink ${name}?`}
                    question={
                      <p>
                        <Trans>They no longer see what you learn, and we tell them so.</Trans>
                      </p>
                    }
                    action={t`Unlink`}
                    busyAction={t`Unlinking...`}
                    failText={t`Please try again in a moment.`}
                    run={async () => {
                      await call(unlinkParent, { params: { id: _id } });
                      await client.invalidateQueries({ queryKey: ownFamilyQuery.queryKey });
                    }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {make.data ? (
        <p role="status">
          <Trans>
            Show this to your parent. They type it on the page “Parent activity”:
            <b className={classes.code}>{code}</b>
            It works once, until {endsOn}.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>Your parent needs an account first. Then make a code, and show it to them.</Trans>
        </p>
      )}
      <Button variant="outline" disabled={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? t`Making it...` : make.data ? t`Make another code` : t`Show a code`}
      </Button>
    </AccountSection>
  );
}
