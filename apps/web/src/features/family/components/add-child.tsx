import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { consentStatement, keptOfChild, promisesToChildren } from '@panelwise/contracts/domain/consent-texts';
import { linkChild, makeChild } from '@panelwise/contracts/http/families';
import { newChildBody } from '@panelwise/contracts/http/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { z } from 'zod';
import { ConsentPoints } from '../../../components/consent-points/consent-points.tsx';
import { CountryField } from '../../../components/country-field/country-field.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { countriesQuery } from '../../../lib/countries.ts';
import { familyQuery } from '../api/family-queries.ts';
import classes from './family.module.css';

/** The two ways to a child: by the code that it shows, or with an account that the parent makes. */
export function AddChild({ onDone }: { onDone: (childId: string) => void }) {
  return (
    <div className={classes.ways}>
      <LinkForm onDone={onDone} />
      <MakeForm onDone={onDone} />
    </div>
  );
}

function useDone(onDone: (childId: string) => void) {
  const client = useQueryClient();
  return async ({ child }: { child: { _id: string; firstname: string } }) => {
    await client.invalidateQueries({ queryKey: familyQuery.queryKey });
    const name = child.firstname;
    showToast({ tone: 'ok', message: t`You are linked with ${name}.` });
    onDone(child._id);
  };
}

function LinkForm({ onDone }: { onDone: (childId: string) => void }) {
  const [code, setCode] = useState('');
  const send = useMutation({
    mutationFn: () => call(linkChild, { body: { code } }),
    onSuccess: useDone(onDone),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) send.mutate();
  };
  return (
    <form className={classes.way} noValidate onSubmit={submit}>
      <h2>
        <Trans>Your child has an account</Trans>
      </h2>
      <p>
        <Trans>
          Your child finds a code of eight letters on their profile page. From the school you get it from the
          teacher. It works once, for seven days.
        </Trans>
      </p>
      <TextInput
        label={t`The code`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        error={send.isError && errorText(send.error, t`Please try again in a moment.`)}
        onChange={(event) => {
          setCode(event.target.value);
          send.reset();
        }}
      />
      <Button type="submit" disabled={!code.trim() || send.isPending}>
        {send.isPending ? t`Linking...` : t`Link my child`}
      </Button>
    </form>
  );
}

const formSchema = newChildBody.extend({
  birthYear: z.string().transform(Number).pipe(newChildBody.shape.birthYear),
});
type Values = Omit<z.input<typeof formSchema>, 'agreed'> & { agreed: boolean };

function MakeForm({ onDone }: { onDone: (childId: string) => void }) {
  const offered = useQuery(countriesQuery).data?.userSelectValue.value;
  const form = useForm<Values>({
    initialValues: { nickname: '', birthYear: '', country: '', agreed: false },
    validate: checkForm(formSchema),
  });
  useEffect(() => {
    if (offered && !form.getValues().country) form.setFieldValue('country', offered);
  }, [offered]);
  const send = useMutation({
    mutationFn: () => call(makeChild, { body: formSchema.parse(form.getValues()) }),
    onSuccess: useDone(onDone),
  });
  const nickname = form.getValues().nickname.trim();
  return (
    <form className={classes.way} noValidate onSubmit={form.onSubmit(() => send.mutate())}>
      <h2>
        <Trans>Make an account for your child</Trans>
      </h2>
      <p>
        <Trans>Your child needs no email: it logs in by four pictures, with a card that you print.</Trans>
      </p>
      {send.isError && (
        <Alert color="bad" role="alert">
          {errorText(send.error, t`Please try again in a moment.`)}
        </Alert>
      )}
      <TextInput
        label={t`First name or nickname`}
        autoComplete="off"
        maxLength={60}
        {...form.getInputProps('nickname')}
      />
      <TextInput
        label={t`Year of birth`}
        description={t`Only the year, such as 2016`}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        {...form.getInputProps('birthYear')}
      />
      <CountryField
        description={t`Where your child lives`}
        value={form.getValues().country}
        onChange={(country) => form.setFieldValue('country', country)}
        error={form.getInputProps('country').error}
      />
      <details className={classes.kept}>
        <summary>
          <Trans>What we keep, and what we promise</Trans>
        </summary>
        <ConsentPoints points={[...keptOfChild, ...promisesToChildren]} />
      </details>
      <blockquote className={classes.statement} lang="en">
        {consentStatement('verifiable', nickname || 'my child', 'parent')}
      </blockquote>
      <Checkbox label={t`I agree`} {...form.getInputProps('agreed', { type: 'checkbox' })} />
      <Button type="submit" variant="outline" disabled={send.isPending}>
        {send.isPending ? t`Making it...` : t`Make the account`}
      </Button>
    </form>
  );
}
