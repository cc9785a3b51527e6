import { t } from '@lingui/core/macro';
import { sendContact } from '@panelwise/contracts/http/contact';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  checkContact,
  emptyContact,
  errorsOf,
} from './contact-values.ts';

type Outcome = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; text: string };

/** The fields that a change of a value can mend. */
const fieldOf: Record<keyof ContactValues, ContactField> = {
  name: 'name',
  email: 'email',
  country: 'phone',
  prefix: 'phone',
  number: 'phone',
  role: 'role',
  message: 'message',
};

/** The contact form's values, complaints and outcome. A sent form is empty again; a failed one keeps its words. */
export function useContactForm(onInvalid: (first: ContactField) => void) {
  const [values, setValues] = useState(emptyContact);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });

  const change = (changes: Partial<ContactValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const after = { ...before };
      for (const key of Object.keys(changes)) delete after[fieldOf[key as keyof ContactValues]];
      return after;
    });
  };
  const refuse = (found: ContactErrors) => {
    setErrors(found);
    const order: ContactField[] = ['name', 'email', 'phone', 'role', 'message'];
    const first = order.find((field) => found[field]);
    if (first) onInvalid(first);
  };
  const send = async () => {
    if (outcome.state === 'sending') return;
    setOutcome({ state: 'idle' });
    const checked = checkContact(values);
    if (checked.errors) return refuse(checked.errors);
    setErrors({});
    setOutcome({ state: 'sending' });
    try {
      await call(sendContact, { body: checked.body });
      setValues(emptyContact);
      setOutcome({ state: 'sent' });
    } catch (error) {
      setOutcome({ state: 'failed', text: errorText(error, t`Failed to send message. Please try again.`) });
      if (error instanceof ApiError) refuse(errorsOf(error.details));
    }
  };
  return { values, errors, outcome, change, send };
}
