import { t } from '@lingui/core/macro';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Profile, updateProfile } from '@panelwise/contracts/http/account';
import { profileBody } from '@panelwise/contracts/http/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { localDate } from '../../../lib/local-date.ts';
import { roleWords } from '../../../lib/role-words.ts';
import { updateSessionUser } from '../../../lib/session.ts';
import { profileQuery } from '../api/account-queries.ts';
import classes from './account-section.module.css';
import { AccountSection } from './account-section.tsx';

/** Who the person is. The name can be changed. */
export function DetailsSection({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { firstname: profile.firstname, lastname: profile.lastname },
    validate: checkForm(profileBody),
  });
  const save = useMutation({
    mutationFn: () => call(updateProfile, { body: form.getValues() }),
    onSuccess: ({ data }) => {
      client.setQueryData(profileQuery.queryKey, data);
      updateSessionUser(data);
      form.setInitialValues({ firstname: data.firstname, lastname: data.lastname });
      form.reset();
      showToast({ tone: 'ok', message: t`Your name is saved.` });
    },
  });
  const facts = [
    { term: t`Username`, value: profile.username },
    { term: t`Email`, value: profile.email },
    { term: t`User type`, value: roleWords(profile.userType) },
    { term: t`Joined`, value: localDate(profile.createdAt) },
  ];
  return (
    <AccountSection title={t`About you`}>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <form noValidate onSubmit={form.onSubmit(() => save.mutate())}>
        {save.isError && (
          <Alert color="bad" role="alert">
            {errorText(save.error, t`Something went wrong`)}
          </Alert>
        )}
        <div className={classes.pair}>
          <TextInput label={t`First name`} autoComplete="given-name" {...form.getInputProps('firstname')} />
          <TextInput label={t`Last name`} autoComplete="family-name" {...form.getInputProps('lastname')} />
        </div>
        <Button type="submit" variant="outline" disabled={save.isPending || !form.isDirty()}>
          {save.isPending ? t`Saving...` : t`Save name`}
        </Button>
      </form>
    </AccountSection>
  );
}
