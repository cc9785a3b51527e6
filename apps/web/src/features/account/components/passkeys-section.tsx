import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import type { PasskeyEntry } from '@panelwise/contracts/http/passkeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { localDate } from '../../../lib/local-date.ts';
import { inOurWords } from '../../../lib/our-words.ts';
import { knowsPasskeys } from '../../../lib/passkeys.ts';
import { passkeysQuery, secondFactorQuery } from '../api/account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import classes from './sessions-section.module.css';

/** The passkeys of an admin: none yet, some, or as many as there may be. */
export function PasskeysSection() {
  const client = useQueryClient();
  const { data, error } = useQuery(passkeysQuery);
  const [codes, setCodes] = useState<string[]>([]);
  const refresh = async () => {
    await Promise.all(
      [passkeysQuery, secondFactorQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    );
  };
  const content = () => {
    if (codes.length > 0)
      return <RecoveryCodes done={t`Your passkey is added.`} codes={codes} onKept={() => setCodes([])} />;
    if (error)
      return (
        <Alert color="bad" role="alert">
          {errorText(error, t`Something went wrong`)}
        </Alert>
      );
    if (!data) return null;
    const { passkeys, available } = data;
    const most = limits.passkeysMax;
    return (
      <>
        <p>
          <Trans>
            With a passkey your phone, your computer or a security key shows that it is you: with your finger,
            your face or its PIN, after your password.
          </Trans>
        </p>
        {passkeys.length > 0 && (
          <ul className={classes.sessions} aria-label={t`Your passkeys`}>
            {passkeys.map((passkey) => (
              <Entry key={passkey._id} passkey={passkey} onGone={refresh} />
            ))}
          </ul>
        )}
        {!available && <p>{inOurWords(errorCatalog['passkeys-off'].message)}</p>}
        {available && !knowsPasskeys() && (
          <p>
            <Trans>This browser does not know passkeys.</Trans>
          </p>
        )}
        {passkeys.length >= limits.passkeysMax && (
          <p>
            <Trans>These are {most}, as many as there can be.</Trans>
          </p>
        )}
        {available && knowsPasskeys() && passkeys.length < limits.passkeysMax && (
          <AddPasskey
            onAdded={async (given) => {
              setCodes(given);
              await refresh();
            }}
          />
        )}
      </>
    );
  };
  return <AccountSection title={t`Passkeys`}>{content()}</AccountSection>;
}

function Entry({ passkey, onGone }: { passkey: PasskeyEntry; onGone: () => Promise<void> }) {
  const [asks, setAsks] = useState(false);
  const { name, usedAt } = passkey;
  const addedOn = localDate(passkey.addedAt);
  const usedOn = usedAt && localDate(usedAt);
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{usedOn ? t`Last used ${usedOn}, added ${addedOn}` : t`Not used yet, added ${addedOn}`}</p>
        {asks && <RemovePasskey passkey={passkey} onGone={onGone} onLeave={() => setAsks(false)} />}
      </div>
      {!asks && (
        <Button variant="subtle" size="sm" aria-label={t`Take away ${name}`} onClick={() => setAsks(true)}>
          <Trans>Take away</Trans>
        </Button>
      )}
    </li>
  );
}
