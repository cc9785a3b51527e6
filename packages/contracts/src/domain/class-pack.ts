import { z } from 'zod';
import { type Aid, itemKeySchema } from './evidence.ts';
import { limits } from './limits.ts';
import { packRules } from './pack-rules.ts';

const format = 'panelwise-pack-1';
/** Names a pupil within one pack, and nowhere else. */
const pupilRefSchema = z.string().regex(/^[\w-]{16}$/, 'Please choose the file of a pupil.');

/** What a pack says of itself. The server signs these very letters, and believes nothing else of a file that comes back. */
export const packClaimsSchema = z.object({
  format: z.literal(format),
  packId: z.uuid(),
  classId: z.uuid(),
  madeAt: z.iso.datetime(),
  pupils: z.array(pupilRefSchema),
  comics: z.array(z.object({ assignmentId: z.uuid(), comicId: z.uuid(), keys: z.array(itemKeySchema) })),
});
export type PackClaims = z.output<typeof packClaimsSchema>;
export const packFormat: PackClaims['format'] = format;

/** What helps that a pupil can switch on in a pack. Nothing is timed there, and fewer options would tell others what is wrong. */
export const packAids = ['read-aloud', 'dyslexia-type', 'high-contrast'] as const satisfies readonly Aid[];

const tookMsSchema = z
  .int()
  .min(0)
  .max(24 * 3_600_000);

/** The file that a pupil hands in. `pack` is the text that was signed. */
export const packResultSchema = z.object({
  pack: z.string().max(100_000),
  seal: z.string().max(100),
  pupilRef: pupilRefSchema,
  answers: z
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
    .max(packRules.answersMax),
  /** How far they read each comic, and for how long in all. Packs that were made before this was kept have none. */
  readings: z
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
    .default([]),
});
export type PackResult = z.output<typeof packResultSchema>;

/** Why an answer of a file was not taken. */
export const packRefusals = ['not-in-pack', 'changed', 'ended', 'no-tries-left'] as const;
export type PackRefusal = (typeof packRefusals)[number];
