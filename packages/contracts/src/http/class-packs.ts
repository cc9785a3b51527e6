import { z } from 'zod';
import { packFilesSchema, packRefusals, packResultSchema } from '../domain/class-pack.ts';
import { endpoint, envelope, fileAnswer, idParams } from './endpoint.ts';

const tag = 'Class packs';

export const getClassPack = endpoint({
  method: 'GET',
  path: '/classes/:id/pack',
  auth: 'user',
  tag,
  summary:
    'What is assigned to a class, to read and answer without internet: a ZIP with a page that opens by itself',
  params: idParams,
  response: fileAnswer,
});

/** What lies on a stick is hashed where it lies; only the hashes come here. */
export const checkClassPack = endpoint({
  method: 'POST',
  path: '/classes/:id/pack-check',
  auth: 'user',
  tag,
  summary: 'Compare what lies on a stick with the pack that was made',
  params: idParams,
  body: packFilesSchema,
  response: envelope({
    /** Names of files. */
    changed: z.array(z.string()),
    missing: z.array(z.string()),
  }),
});

/** The same file again changes nothing. */
export const takePackResult = endpoint({
  method: 'POST',
  path: '/classes/:id/pack-results',
  auth: 'user',
  tag,
  summary: 'Bring in the file that a pupil has handed in from a pack',
  params: idParams,
  /** `vouched`: the teacher knows whose file it is, where nothing in it proves that. */
  body: packResultSchema.extend({ vouched: z.boolean().default(false) }),
  response: envelope({
    pupil: z.string(),
    /** Answers that are new, and those that were brought in before. */
    taken: z.int(),
    known: z.int(),
    /** Comics of which they had read something that we did not know yet. */
    read: z.int(),
    refused: z.array(z.object({ reason: z.enum(packRefusals), answers: z.int() })),
  }),
});
export type TakenResult = z.output<typeof takePackResult.response>;
