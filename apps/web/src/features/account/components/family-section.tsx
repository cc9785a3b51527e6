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
  const problem = make.error ?? error;
  return (
    <AccountSection title="Your parents">
      <p>
        A parent who is linked with you sees which comics you read, for how long, and what you know well. They
        do not see every tap. They can decide which comics you are shown.
      </p>
      {problem && (
        <Alert color="bad" role="alert">
          {errorText(problem, 'Something went wrong')}
        </Alert>
      )}
      {data && data.parents.length > 0 && (
        <ul className={classes.parents}>
          {data.parents.map(({ _id, name, linkedAt }) => (
            <li key={_id}>
              <span>
                <b>{name}</b> since {localDate(linkedAt)}
              </span>
              {data.mayUnlink && (
                <ConfirmButton
                  trigger={(open) => (
                    <Button variant="subtle" size="sm" aria-label={`Unlink ${name}`} onClick={open}>
                      Unlink
                    </Button>
                  )}
                  title={`Unlink ${name}?`}
                  question={<p>They no longer see what you learn, and we tell them so.</p>}
                  action="Unlink"
                  busyAction="Unlinking..."
                  failText="Please try again in a moment."
                  run={async () => {
                    await call(unlinkParent, { params: { id: _id } });
                    await client.invalidateQueries({ queryKey: ownFamilyQuery.queryKey });
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {make.data ? (
        <p role="status">
          Show this to your parent. They type it on the page “Parent activity”:
          <b className={classes.code}>{spacedLinkCode(make.data.code)}</b>
          It works once, until {localDate(make.data.expiresAt)}.
        </p>
      ) : (
        <p>Your parent needs an account first. Then make a code, and show it to them.</p>
      )}
      <Button variant="outline" disabled={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? 'Making it...' : make.data ? 'Make another code' : 'Show a code'}
      </Button>
    </AccountSection>
  );
}
