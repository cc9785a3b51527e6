import { t } from '@lingui/core/macro';
import { type FormErrors, useForm } from '@mantine/form';
import { contactFormSchema } from '@panelwise/contracts/domain/contact';
import { sendContact } from '@panelwise/contracts/http/contact';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { checkContact, contactOf, emptyContact } from './contact-values.ts';

type Outcome = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; text: string };

/** The contact form and its outcome. A sent form is empty again; a failed one keeps its words. */
export function useContactForm() {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const form = useForm({ initialValues: emptyContact, validate: checkContact });
  const goToFirst = (errors: FormErrors) =>
    document.getElementById(`contact-${Object.keys(errors)[0]}`)?.focus();
  const send = form.onSubmit(
    async (values) => {
      if (outcome.state === 'sending') return;
      setOutcome({ state: 'sending' });
      try {
        await call(sendContact, { body: contactFormSchema.parse(contactOf(values)) });
        form.reset();
        setOutcome({ state: 'sent' });
      } catch (error) {
        setOutcome({ state: 'failed', text: errorText(error, t`Failed to send message. Please try again.`) });
        if (!(error instanceof ApiError)) return;
        const refused: FormErrors = {};
        for (const { path, message } of error.details) refused[path] ??= message;
        form.setErrors(refused);
        goToFirst(refused);
      }
    },
    (errors) => {
      setOutcome({ state: 'idle' });
      goToFirst(errors);
    },
  );
  return { form, outcome, send };
}
