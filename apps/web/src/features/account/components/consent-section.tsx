import { Alert, Button, Radio, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { askedRelations } from '@panelwise/contracts/domain/consent';
import type { Profile } from '@panelwise/contracts/http/account';
import { requestConsent } from '@panelwise/contracts/http/consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { localDate } from '../../../lib/local-date.ts';
import { updateSessionUser } from '../../../lib/session.ts';
import { profileQuery } from '../api/account-queries.ts';
import { AccountSection } from './account-section.tsx';

const relationNames = { parent: 'My mum or dad', guardian: 'Somebody else who looks after me' } as const;

/** What a child still needs of a grown-up, and the way to ask one. Others see nothing of it. */
export function ConsentSection({ profile }: { profile: Profile }) {
  const { consent, consentRequest: asked } = profile;
  if (!consent || consent === 'none') return null;
  if (consent === 'given')
    return (
      <AccountSection title="Your grown-up">
        <p>
          {asked?.kind === 'notice'
            ? 'A grown-up of yours knows about your account. You can show your comics.'
            : 'Your grown-up said yes. You can show your comics.'}
          {asked?.confirmedAt && ` That was on ${localDate(asked.confirmedAt)}.`}
        </p>
      </AccountSection>
    );
  return (
    <AccountSection title="Your grown-up">
      <p>
        {consent === 'needed'
          ? 'You can make comics right now, just for you. Before anybody else sees them, your mum, your dad or whoever looks after you has to say yes. Type in their email, and we ask them.'
          : 'You can make comics right now, just for you. Before anybody else sees them, we tell your mum, your dad or whoever looks after you. Type in their email. They need not answer.'}
      </p>
      {asked && consent === 'needed' && (
        <p role="status">
          We wrote to <b>{asked.adultEmail}</b> on {localDate(asked.requestedAt)}. When they click on the
          link, you see it here. No mail? Look in the spam folder, or send it again.
        </p>
      )}
      <AskForm again={Boolean(asked)} needsAnswer={consent === 'needed'} />
    </AccountSection>
  );
}

type Values = z.input<typeof requestConsent.body>;

function AskForm({ again, needsAnswer }: { again: boolean; needsAnswer: boolean }) {
  const client = useQueryClient();
  const form = useForm<Values>({
    initialValues: { adultEmail: '', relation: 'parent' },
    validate: schemaResolver(requestConsent.body, { sync: true }),
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
  const words = needsAnswer ? 'Ask them' : 'Tell them';
  return (
    <form noValidate onSubmit={form.onSubmit(() => ask.mutate())}>
      {ask.isError && (
        <Alert color="bad" role="alert">
          {errorText(ask.error, 'Something went wrong')}
        </Alert>
      )}
      <TextInput
        label="Email of your grown-up"
        type="email"
        autoComplete="off"
        {...form.getInputProps('adultEmail')}
      />
      <Radio.Group label="Who is it?" {...form.getInputProps('relation')}>
        {askedRelations.map((relation) => (
          <Radio key={relation} value={relation} label={relationNames[relation]} mt={8} />
        ))}
      </Radio.Group>
      <Button type="submit" disabled={ask.isPending}>
        {ask.isPending ? 'Sending...' : again ? 'Send it again' : words}
      </Button>
    </form>
  );
}
