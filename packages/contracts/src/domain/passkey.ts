import { z } from 'zod';
import { limits } from './limits.ts';
import { trimmedTextSchema } from './text.ts';

/*
 * What a server and a browser say to each other about passkeys, as WebAuthn (level 3) writes it in JSON. What it means is
 * checked by the library that reads it; here it is kept small.
 */

/** Bytes in base64url. */
const bytes = (max: number) => z.string().regex(new RegExp(`^[\\w-]{1,${max}}$`));
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10);
const type = z.literal('public-key');

/** A key that is meant, and how its device is reached. */
const keySchema = z.object({ id: z.string(), type, transports: z.array(z.string()).optional() });

/** What a browser is asked for when it is to make a passkey. */
export const newPasskeyOptionsSchema = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(keySchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
});
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsSchema>;

/** What a browser is asked for when a passkey is to prove who its owner is. */
export const passkeyOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(keySchema),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** Of what a browser answers beside this, nothing is read. */
const answered = { id: bytes(1_400), rawId: bytes(1_400), type };

/** What a browser answers with a passkey that it has made. */
export const newPasskeySchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(40_000),
    transports: transports.optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What a browser answers with a passkey that proves who its owner is. */
export const passkeyProofSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** What its owner calls a passkey, so that they know which device it is of. */
export const passkeyNameSchema = trimmedTextSchema(1, limits.passkeyNameMax);

/** How an admin can show that it is them; recovery codes always do. */
export const factorsSchema = z.object({
  app: z.boolean(),
  /** Where there are passkeys: what one of them is to sign. */
  passkey: passkeyOptionsSchema.optional(),
});
export type Factors = z.infer<typeof factorsSchema>;
