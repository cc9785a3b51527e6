import { z } from 'zod';
import { type Aid, itemKeySchema } from './evidence.ts';
import { limits } from './limits.ts';
import { packRules } from './pack-rules.ts';
import { loginPictures, picturesOfOne } from './picture-login.ts';

/** Packs of the first format are still out: their pages tell nothing of their files, and lock nothing. */
const formats = ['panelwise-pack-1', 'panelwise-pack-2'] as const;
/** Names a pupil within one pack, and nowhere else. */
const pupilRefSchema = z.string().regex(/^[\w-]{16}$/, 'Please choose the file of a pupil.');
const hashSchema = z.string().regex(/^[\w-]{43}$/, 'Please choose the folder of a pack.');
/** What the files of a pack hash to by SHA-256, by name, in base64url. */
const fileHashesSchema = z.record(z.string().max(200), hashSchema);

/** What a pack says of itself. The server signs these very letters, and believes nothing else of a file that comes back. */
export const packClaimsSchema = z.object({
  format: z.enum(formats),
  packId: z.uuid(),
  classId: z.uuid(),
  madeAt: z.iso.datetime(),
  pupils: z.array(pupilRefSchema),
  comics: z.array(z.object({ assignmentId: z.uuid(), comicId: z.uuid(), keys: z.array(itemKeySchema) })),
  /** All but the file that these claims stand in. */
  files: fileHashesSchema.default({}),
  /** The hash of what the page shows: its words and questions. */
  content: hashSchema.optional(),
});
export type PackClaims = z.output<typeof packClaimsSchema>;
export const packFormat: PackClaims['format'] = 'panelwise-pack-2';

/** What helps that a pupil can switch on in a pack. Nothing is timed there, and fewer options would tell others what is wrong. */
export const packAids = ['read-aloud', 'dyslexia-type', 'high-contrast'] as const satisfies readonly Aid[];

const tookMsSchema = z
  .int()
  .min(0)
  .max(24 * 3_600_000);

const answersSchema = z
  .array(
    z.object({
      assignmentId: z.uuid(),
      comicId: z.uuid(),
      key: itemKeySchema,
      answer: z.string().min(1).max(limits.optionMax),
      eventId: z.uuid(),
      /** From shown to answered, in ms. */
      ms: tookMsSchema,
      /** What they had on then. */
      aids: z.array(z.enum(packAids)).max(packAids.length).default([]),
    }),
  )
  .max(packRules.answersMax)
  .default([]);

/** How far they read each comic, and for how long in all. Packs that were made before this was kept have none. */
const readingsSchema = z
  .array(
    z.object({
      assignmentId: z.uuid(),
      comicId: z.uuid(),
      /** The last page whose end they saw, as it is numbered. */
      page: z.int().min(1).max(limits.pagesMax),
      ms: tookMsSchema,
    }),
  )
  .max(packRules.comicsMax)
  .default([]);

/** What a pupil locks up for the server alone: their pictures prove whose it is. */
export const packWorkSchema = z.object({
  /** The pictures that they log in by; none where they have an account of their own. */
  pictures: z.array(z.enum(loginPictures)).max(picturesOfOne),
  /** What the page that they answered on hashed to. */
  content: hashSchema,
  answers: answersSchema,
  readings: readingsSchema,
});
export type PackWork = z.output<typeof packWorkSchema>;

/** Locked with a key of this file alone (ECDH on P-256, AES-256-GCM), each part in base64url. */
const lockedSchema = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  nonce: z.string().regex(/^[\w-]{16}$/),
  sealed: z.string().max(packRules.lockedMax),
});
export type LockedWork = z.output<typeof lockedSchema>;

const signedShape = { pack: z.string().max(packRules.claimsMax), seal: z.string().max(100) };

/** The file that a pupil hands in. `pack` is the text that was signed. Old browsers lock nothing. */
export const packResultSchema = z.object({
  ...signedShape,
  pupilRef: pupilRefSchema,
  locked: lockedSchema.optional(),
  answers: answersSchema,
  readings: readingsSchema,
});
export type PackResult = z.output<typeof packResultSchema>;

/** What lies on a stick, to be compared with what was signed. */
export const packFilesSchema = z.object({ ...signedShape, files: fileHashesSchema });

/** Why an answer of a file was not taken. */
export const packRefusals = ['not-in-pack', 'changed', 'ended', 'no-tries-left'] as const;
export type PackRefusal = (typeof packRefusals)[number];
