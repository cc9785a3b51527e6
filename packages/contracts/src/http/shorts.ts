import { z } from 'zod';
import { libraryComicSchema } from '../domain/comic.ts';
import { shortPlanSchema, shortRules, shortShapeNames } from '../domain/short.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Shorts';

export const getShort = endpoint({
  method: 'GET',
  path: '/library/:id/short',
  auth: 'none',
  tag,
  summary: 'A public comic as a motion comic; none where it has too few panels, or shorts are switched off',
  params: idParams,
  query: z.object({ shape: z.enum(shortShapeNames).default('tall') }),
  response: envelope({
    short: z
      .object({
        title: z.string(),
        /** Of its words, as a BCP 47 tag. */
        language: z.string(),
        plan: shortPlanSchema,
        pages: z.array(z.object({ page: z.int(), imageUrl: z.string(), smallImageUrl: z.string() })),
      })
      .nullable(),
  }),
});
export type ShortToPlay = NonNullable<z.output<typeof getShort.response>['short']>;

export const getShorts = endpoint({
  method: 'GET',
  path: '/learn/shorts',
  auth: 'user',
  tag,
  summary:
    'The shorts of today, ten at most: of comics that one knows first. None where shorts are switched off',
  query: z.object({ subject: z.string().max(100).optional() }),
  response: envelope({
    isOff: z.boolean(),
    shorts: z
      .array(z.object({ comic: libraryComicSchema, ms: z.int(), isRead: z.boolean() }))
      .max(shortRules.feedMost),
  }),
});
export type ShortsOfToday = z.output<typeof getShorts.response>;
