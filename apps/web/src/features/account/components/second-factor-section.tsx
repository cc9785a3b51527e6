import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, PasswordInput } from '@mantine/core';
import { offerSecondFactor } from '@panelwise/contracts/http/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { passkeysQuery, secondFactorQuery } from '../api/account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveApp } from './remove-app.tsx';
import { type Offer, ScanCode } from './scan-code.tsx';

const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
const showOrHide = () => ({ 'aria-label': t`Show or hide the password` });

/** The authenticator app of an admin: none, being set up, or there. */
export function SecondFactorSection() {
  const client = useQueryClient();
  const { data, error } = useQuery(secondFactorQuery);
  const hasPasskey = (useQuery(passkeysQuery).data?.passkeys.length ?? 0) > 0;
  const needsOne = useSession((state) => state.user?.needsSecondFactor);
  const [offer, setOffer] = useState<Offer>();
  const [codes, setCodes] = useState<string[]>();
  const refresh = () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  const content = () => {
    if (codes)
      return <RecoveryCodes done={t`Your app is set up.`} codes={codes} onKept={() => setCodes(undefined)} />;
    if (offer)
      return (
        <ScanCode
          offer={offer}
          onDone={(given) => {
            setOffer(undefined);
            setCodes(given);
            void refresh();
          }}
        />
      );
    if (error) return <Alert role="alert">{errorText(error, t`Something went wrong`)}</Alert>;
    if (!data) return null;
    if (data.setUpAt) {
      const day = dayOf(data.setUpAt);
      const codesLeft = data.recoveryCodesLeft;
      return (
        <>
          <p>
            <Trans>
              Set up on {day}. When you log in, we ask for its code after your password. You have{' '}
              <Plural value={codesLeft} other="# recovery codes" /> left.
            </Trans>
          </p>
          {(!data.required || hasPasskey) && (
            <RemoveApp hasPasskey={hasPasskey} onDone={() => void refresh()} />
          )}
        </>
      );
    }
    return (
      <>
        <p>
          {needsOne
            ? t`Admins of this site need an authenticator app or a passkey. Set one of them up, and everything else opens.`
            : t`As an admin you see what others do not. An app on your phone keeps it safe: whoever finds out your password still needs your phone.`}
        </p>
        <Begin onOffer={setOffer} />
      </>
    );
  };
  return <AccountSection title={t`Authenticator app`}>{content()}</AccountSection>;
}

function Begin({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const [password, setPassword] = useState('');
  const begin = useMutation({
    mutationFn: () => call(offerSecondFactor, { body: { password } }),
    onSuccess: onOffer,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) begin.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <PasswordInput
        label={t`Your password`}
        autoComplete="current-password"
        visibilityToggleButtonProps={showOrHide()}
        value={password}
        error={begin.isError && errorText(begin.error, t`Something went wrong`)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={!password || begin.isPending}>
        {begin.isPending ? t`One moment...` : t`Set it up`}
      </Button>
    </form>
  );
}
