import { z } from 'zod';
import { itemKeySchema } from '../domain/evidence.ts';
import { writtenItemSchema } from '../domain/learning.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Comics';

/** What becomes of a question that rests: the draft takes its place, the draft goes, or the question is asked again. */
export const pulledItemDecisions = ['take-draft', 'refuse-draft', 'put-back'] as const;
export type PulledItemDecision = (typeof pulledItemDecisions)[number];

export const pulledItemSchema = z.object({
  key: itemKeySchema,
  item: writtenItemSchema,
  /** First tries that it was judged by, and what they told: it tells who knows it from 0.1 on. */
  answers: z.int(),
  discrimination: z.number(),
  pulledAt: z.iso.datetime(),
  /** What could stand in its place; null while there is none. */
  draft: writtenItemSchema.nullable(),
  /** A draft can be had: the house writes in the language of the story alone. */
  mayDraft: z.boolean(),
});
export type PulledItem = z.infer<typeof pulledItemSchema>;

export const getPulledItems = endpoint({
  method: 'GET',
  path: '/user/comics/:id/pulled-items',
  auth: 'user',
  tag,
  summary:
    'Questions of a comic that rest because they do not tell who knows them, with what could stand in their place',
  params: idParams,
  response: envelope({ items: z.array(pulledItemSchema) }),
});

/** A draft that is taken is a change like any other: readers get it once it is reviewed. */
export const decidePulledItem = endpoint({
  method: 'POST',
  path: '/user/comics/:id/pulled-items',
  auth: 'user',
  tag,
  summary: 'Take or refuse the draft in place of a question that rests, or have the question asked again',
  params: idParams,
  body: z.object({ key: itemKeySchema, decision: z.enum(pulledItemDecisions) }),
  response: envelope({}),
});
