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
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const showOrHide = { 'aria-label': 'Show or hide the password' };

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
      return <RecoveryCodes done="Your app is set up." codes={codes} onKept={() => setCodes(undefined)} />;
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
    if (error) return <Alert role="alert">{errorText(error, 'Something went wrong')}</Alert>;
    if (!data) return null;
    if (data.setUpAt)
      return (
        <>
          <p>
            Set up on {dayOf(data.setUpAt)}. When you log in, we ask for its code after your password. You
            have {data.recoveryCodesLeft} recovery codes left.
          </p>
          {(!data.required || hasPasskey) && (
            <RemoveApp hasPasskey={hasPasskey} onDone={() => void refresh()} />
          )}
        </>
      );
    return (
      <>
        <p>
          {needsOne
            ? 'Admins of this site need an authenticator app or a passkey. Set one of them up, and everything else opens.'
            : 'As an admin you see what others do not. An app on your phone keeps it safe: whoever finds out your password still needs your phone.'}
        </p>
        <Begin onOffer={setOffer} />
      </>
    );
  };
  return <AccountSection title="Authenticator app">{content()}</AccountSection>;
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
        label="Your password"
        autoComplete="current-password"
        visibilityToggleButtonProps={showOrHide}
        value={password}
        error={begin.isError && errorText(begin.error, 'Something went wrong')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={!password || begin.isPending}>
        {begin.isPending ? 'One moment...' : 'Set it up'}
      </Button>
    </form>
  );
}
