import { z } from 'zod';
import { adultRelations, consentKinds } from '../domain/consent.ts';
import { profileSchema } from './account.ts';
import { endpoint, envelope } from './endpoint.ts';
import { consentRequestBody } from './forms.ts';

const tag = 'Consent';

/** What stands at the end of a link to an adult: who knows it may answer. */
const tokenParams = z.object({ token: z.string().regex(/^[\w-]{22}$/, 'This link is not complete.') });

export const requestConsent = endpoint({
  method: 'POST',
  path: '/user/consent/request',
  auth: 'user',
  tag,
  summary: 'Ask a parent or guardian by mail; the mail has a link that works once, for seven days',
  body: consentRequestBody,
  response: envelope({ data: profileSchema }),
});

/** What an adult reads before they answer. Of the child it tells the first name and nothing else. */
export const consentLinkSchema = z.object({
  /** `confirm` gives the consent that was asked for; `withdraw` takes it back, or objects. */
  purpose: z.enum(['confirm', 'withdraw']),
  kind: z.enum(consentKinds),
  firstname: z.string(),
  relation: z.enum(adultRelations),
  statement: z.string(),
  requestedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
});
export type ConsentLink = z.infer<typeof consentLinkSchema>;

export const getConsentLink = endpoint({
  method: 'GET',
  path: '/consent/:token',
  auth: 'none',
  tag,
  summary: 'What an adult is asked by this link, or can take back',
  params: tokenParams,
  response: envelope({ link: consentLinkSchema }),
});

export const confirmConsent = endpoint({
  method: 'POST',
  path: '/consent/:token/confirm',
  auth: 'none',
  tag,
  summary: 'Agree; the receipt and the link to take it back go out by mail',
  params: tokenParams,
  /** The end of the link that takes it back. */
  response: envelope({ withdrawalToken: z.string() }),
});

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/consent/:token/withdraw',
  auth: 'none',
  tag,
  summary: 'Take consent back, or object: the account is closed at once and deleted with everything in it',
  params: tokenParams,
  response: envelope({}),
});
