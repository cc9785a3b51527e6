import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { askedRelations } from '@panelwise/contracts/domain/consent';
import type { Profile } from '@panelwise/contracts/http/account';
import { requestConsent } from '@panelwise/contracts/http/consent';
import { consentRequestBody } from '@panelwise/contracts/http/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { localDate } from '../../../lib/local-date.ts';
import { updateSessionUser } from '../../../lib/session.ts';
import { profileQuery } from '../api/account-queries.ts';
import { AccountSection } from './account-section.tsx';

const relationNames = { parent: msg`My mom or dad`, guardian: msg`Somebody else who looks after me` };

/** What a child still needs of a grown-up, and the way to ask one. Others see nothing of it. */
export function ConsentSection({ profile }: { profile: Profile }) {
  const { consent, consentRequest: asked } = profile;
  if (!consent || consent === 'none') return null;
  if (consent === 'given') {
    const agreedOn = asked?.confirmedAt && localDate(asked.confirmedAt);
    return (
      <AccountSection title={t`Your grown-up`}>
        <p>
          {asked?.kind === 'notice'
            ? t`A grown-up of yours knows about your account. You can show your comics.`
            : t`Your grown-up said yes. You can show your comics.`}
          {agreedOn && ' '}
          {agreedOn && t`That was on ${agreedOn}.`}
        </p>
      </AccountSection>
    );
  }
  const adultEmail = asked?.adultEmail;
  const day = asked && localDate(asked.requestedAt);
  return (
    <AccountSection title={t`Your grown-up`}>
      <p>
        {consent === 'needed'
          ? t`You can make comics right now, just for you. Before anybody else sees them, your mom, your dad or whoever looks after you has to say yes. Type in their email, and we ask them.`
          : t`You can make comics right now, just for you. Before anybody else sees them, we tell your mom, your dad or whoever looks after you. Type in their email. They need not answer.`}
      </p>
      {asked && consent === 'needed' && (
        <p role="status">
          <Trans>
            We wrote to <b>{adultEmail}</b> on {day}. When they click on the link, you see it here. No mail?
            Look in the spam folder, or send it again.
          </Trans>
        </p>
      )}
      <AskForm again={Boolean(asked)} needsAnswer={consent === 'needed'} />
    </AccountSection>
  );
}

type Values = z.input<typeof consentRequestBody>;

function AskForm({ again, needsAnswer }: { again: boolean; needsAnswer: boolean }) {
  const client = useQueryClient();
  const form = useForm<Values>({
    initialValues: { adultEmail: '', relation: 'parent' },
    validate: checkForm(consentRequestBody),
  });
  const ask = useMutation({
    mutationFn: () => call(requestConsent, { body: form.getValues() }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(profileQuery.queryKey, data);
      updateSessionUser(data);
      form.reset();
      showToast({ tone: 'ok', message });
    },
  });
  const words = needsAnswer ? t`Ask them` : t`Tell them`;
  return (
    <form noValidate onSubmit={form.onSubmit(() => ask.mutate())}>
      {ask.isError && (
        <Alert color="bad" role="alert">
          {errorText(ask.error, t`Something went wrong`)}
        </Alert>
      )}
      <TextInput
        label={t`Email of your grown-up`}
        type="email"
        autoComplete="off"
        {...form.getInputProps('adultEmail')}
      />
      <Radio.Group label={t`Who is it?`} {...form.getInputProps('relation')}>
        {askedRelations.map((relation) => (
          <Radio key={relation} value={relation} label={i18n._(relationNames[relation])} mt={8} />
        ))}
      </Radio.Group>
      <Button type="submit" disabled={ask.isPending}>
        {ask.isPending ? t`Sending...` : again ? t`Send it again` : words}
      </Button>
    </form>
  );
}
