import { z } from 'zod';
import { factSchema, faqSchema } from '../domain/learning.ts';
import { newReportSchema } from '../domain/report.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';
import { getPublicComic } from './library.ts';

const tag = 'Class links';

/** A private address under which a class reads a comic, whether it was reviewed or not. */
export const classLinkSchema = z.object({
  /** What stands at the end of the address: whoever knows it may read. */
  token: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ClassLink = z.infer<typeof classLinkSchema>;

export const getClassLink = endpoint({
  method: 'GET',
  path: '/user/comics/:id/class-link',
  auth: 'user',
  tag,
  summary: 'The link that a class reads this comic by; null where there is none',
  params: idParams,
  response: envelope({ link: classLinkSchema.nullable() }),
});

/** One link per comic: a new one ends the one before. */
export const makeClassLink = endpoint({
  method: 'POST',
  path: '/user/comics/:id/class-link',
  auth: 'user',
  tag,
  summary: 'Make a link for a class; an earlier one ends',
  params: idParams,
  response: envelope({ link: classLinkSchema }),
});

export const endClassLink = endpoint({
  method: 'DELETE',
  path: '/user/comics/:id/class-link',
  auth: 'user',
  tag,
  summary: 'End the link that a class reads this comic by',
  params: idParams,
  response: envelope({}),
});

const tokenParams = z.object({ token: z.string().regex(/^[\w-]{22}$/, 'This link is not complete.') });

/** As `reportComic` does it, by whoever has the link. */
export const reportClassComic = endpoint({
  method: 'POST',
  path: '/class/:token/report',
  auth: 'none',
  tag,
  summary: 'Report a comic that is read by the link of a class',
  params: tokenParams,
  body: newReportSchema,
  response: envelope({}),
});

/** What a class sees: the pages as they are now, not as somebody reviewed them. It is in no list and no search engine. */
export const getClassComic = endpoint({
  method: 'GET',
  path: '/class/:token',
  auth: 'none',
  tag,
  summary: 'A comic to read by the link of a class',
  params: tokenParams,
  response: getPublicComic.response.extend({
    faqs: z.array(faqSchema),
    facts: z.array(factSchema),
  }),
});
