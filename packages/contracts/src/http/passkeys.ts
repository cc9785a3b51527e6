import { z } from 'zod';
import { limits } from '../domain/limits.ts';
import { newPasskeyOptionsSchema, newPasskeySchema, passkeyNameSchema } from '../domain/passkey.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Account';
const password = z.string().min(1).max(limits.passwordMax);

export const passkeyEntrySchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type PasskeyEntry = z.infer<typeof passkeyEntrySchema>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/user/passkeys',
  auth: 'admin',
  withoutSecondFactor: true,
  tag,
  summary: 'One’s own passkeys, for admins',
  response: envelope({
    passkeys: z.array(passkeyEntrySchema),
    /** False where the site has no address that browsers make passkeys for. */
    available: z.boolean(),
  }),
});

export const offerPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/offer',
  auth: 'admin',
  withoutSecondFactor: true,
  tag,
  summary: 'What the browser needs to make a passkey, for a few minutes',
  body: z.object({ password }),
  response: envelope({ options: newPasskeyOptionsSchema }),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys',
  auth: 'admin',
  withoutSecondFactor: true,
  tag,
  summary: 'Keep the passkey that the browser has made; gives recovery codes where none are left, this once',
  body: z.object({ name: passkeyNameSchema, passkey: newPasskeySchema }),
  response: envelope({ recoveryCodes: z.array(z.string()) }),
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/:id/remove',
  auth: 'admin',
  withoutSecondFactor: true,
  tag,
  summary: 'Take a passkey away',
  params: idParams,
  body: z.object({ password }),
  response: envelope({}),
});
