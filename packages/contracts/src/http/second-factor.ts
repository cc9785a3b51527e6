import { z } from 'zod';
import { limits } from '../domain/limits.ts';
import { passkeyProofSchema } from '../domain/passkey.ts';
import { appCodeSchema, secondCodeSchema } from '../domain/second-factor.ts';
import { endpoint, envelope } from './endpoint.ts';

const tag = 'Account';
const password = z.string().min(1).max(limits.passwordMax);

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/user/second-factor',
  auth: 'admin',
  withoutSecondFactor: true,
  tag,
  summary: 'Whether an authenticator app is set up, for admins',
  response: envelope({
    setUpAt: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int().min(0),
    /** The last second factor cannot be taken away. */
    required: z.boolean(),
  }),
});

export const offerSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor/offer',
  auth: 'admin',
  withoutSecondFactor: true,
  tag,
  summary: 'A secret for an authenticator app, shown this once',
  body: z.object({ password }),
  response: envelope({ secret: z.string(), uri: z.string() }),
});

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor',
  auth: 'admin',
  withoutSecondFactor: true,
  tag,
  summary: 'Set the app up with its first code; gives the recovery codes, this once',
  body: z.object({ appCode: appCodeSchema }),
  response: envelope({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/user/second-factor/remove',
  auth: 'admin',
  withoutSecondFactor: true,
  tag,
  summary: 'Take the authenticator app away',
  body: z.object({
    password,
    secondCode: secondCodeSchema.optional(),
    passkey: passkeyProofSchema.optional(),
  }),
  response: envelope({}),
});
