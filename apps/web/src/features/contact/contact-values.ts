import { type ContactForm, contactFormSchema } from '@panelwise/contracts/domain/contact';
import { installFormMessages } from '../../lib/form-messages.ts';
import { inOurWords } from '../../lib/our-words.ts';

installFormMessages();

/** What the form holds; the phone number in two parts, the country beside its prefix. */
export type ContactValues = {
  name: string;
  email: string;
  country: string;
  prefix: string;
  number: string;
  role: string;
  message: string;
};
export type ContactField = keyof ContactForm;
export type ContactErrors = Partial<Record<ContactField, string>>;

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  country: 'IN',
  prefix: '+91',
  number: '',
  role: '',
  message: '',
};

/** The body of the call, or what is wrong with each field in the words of the contract. */
export function checkContact(
  values: ContactValues,
): { body: ContactForm; errors?: never } | { body?: never; errors: ContactErrors } {
  const { name, email, role, message } = values;
  const prefix = `+${values.prefix.replace(/\D/g, '')}`;
  const parsed = contactFormSchema.safeParse({
    name,
    email,
    role,
    message,
    phone: `${prefix} ${values.number.trim()}`,
  });
  return parsed.success ? { body: parsed.data } : { errors: errorsOf(parsed.error.issues) };
}

/** The first complaint about each field, from our check or from the server. */
export function errorsOf(
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): ContactErrors {
  const errors: ContactErrors = {};
  for (const { path, message } of issues) {
    const field = (typeof path === 'string' ? path : String(path[0])) as ContactField;
    errors[field] ??= inOurWords(message);
  }
  return errors;
}
