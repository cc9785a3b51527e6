import { z } from 'zod';
import { packRefusals, packResultSchema } from '../domain/class-pack.ts';
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

/** The same file again changes nothing. */
export const takePackResult = endpoint({
  method: 'POST',
  path: '/classes/:id/pack-results',
  auth: 'user',
  tag,
  summary: 'Bring in the file that a pupil has handed in from a pack',
  params: idParams,
  body: packResultSchema,
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
