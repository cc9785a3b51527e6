import { contactFormSchema } from '@panelwise/contracts/domain/contact';
import { checkForm } from '../../lib/check-form.ts';

/** What the form holds; the phone number in two parts, the country beside its prefix. */
export type ContactValues = typeof emptyContact;
export const emptyContact = {
  name: '',
  email: '',
  phone: { country: 'IN', prefix: '+91', number: '' },
  role: '',
  message: '',
};

/** What is sent of it. */
export const contactOf = ({ phone: { prefix, number }, ...rest }: ContactValues) => ({
  ...rest,
  phone: `+${prefix.replace(/\D/g, '')} ${number.trim()}`,
});
const check = checkForm(contactFormSchema);
/** What is wrong with each field, in the words of the contract. */
export const checkContact = (values: ContactValues) => check(contactOf(values));
