import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { setUpSecondFactor } from '@panelwise/contracts/http/second-factor';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { call, refreshSession } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import classes from './second-factor.module.css';

/** A secret for the app, and the address that carries it. */
export type Offer = { secret: string; uri: string };

/** The secret as a picture, drawn here, and as text; the first code shows that the app has it. */
export function ScanCode({ offer, onDone }: { offer: Offer; onDone: (recoveryCodes: string[]) => void }) {
  const [appCode, setAppCode] = useState('');
  const setUp = useMutation({
    mutationFn: () => call(setUpSecondFactor, { body: { appCode } }),
    onSuccess: async ({ recoveryCodes }) => {
      onDone(recoveryCodes);
      // From now on the session may do everything.
      await refreshSession();
    },
  });
  const secret = offer.secret.match(/.{1,4}/g)!.join(' ');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUp.mutate();
  };
  return (
    <>
      <p>
        <Trans>Scan this with an authenticator app on your phone. It is shown only this once.</Trans>
      </p>
      <img
        className={classes.picture}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(offer.uri, { border: 2 }))}`}
        alt={t`The secret as a QR code`}
      />
      <p>
        <Trans>
          Or type it in: <output className={classes.secret}>{secret}</output>
        </Trans>
      </p>
      <form noValidate onSubmit={submit}>
        <TextInput
          label={t`The six digits that the app shows`}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={appCode}
          error={setUp.isError && errorText(setUp.error, t`Something went wrong`)}
          onChange={(event) => setAppCode(event.target.value)}
        />
        <Button type="submit" disabled={!appCode || setUp.isPending}>
          {setUp.isPending ? t`Checking...` : t`Check the code`}
        </Button>
      </form>
    </>
  );
}
