import { z } from 'zod';
import { contactFormSchema, contactSchema } from '../domain/contact.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';
import { contactsList } from './lists.ts';
import { tableFields } from './table.ts';

const tag = 'Contact';

export const sendContact = endpoint({
  method: 'POST',
  path: '/user/contact',
  auth: 'none',
  tag,
  summary: 'Send a message to the people behind the site',
  body: contactFormSchema,
  response: envelope({}),
});

export const getContacts = endpoint({
  method: 'GET',
  path: '/user/contacts',
  auth: 'admin',
  tag,
  summary: 'Messages that visitors have sent',
  query: contactsList,
  response: envelope({ success: z.literal(true), contacts: z.array(contactSchema), ...tableFields }),
});

export const deleteContact = endpoint({
  method: 'DELETE',
  path: '/user/contact/:id',
  auth: 'admin',
  tag,
  summary: 'Delete a message',
  params: idParams,
  response: envelope({}),
});
