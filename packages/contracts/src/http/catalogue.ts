import { z } from 'zod';
import { endpoint, envelope } from './endpoint.ts';

const tag = 'Catalogue';

export const subjectSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  image: z.string().nullable(),
  /** The same picture, small. */
  thumbnail: z.string().nullable(),
  ishowads: z.boolean(),
  createdAt: z.iso.datetime(),
});
export const themeSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  examplePages: z.array(z.string()),
});
export const styleSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
});
export type Subject = z.infer<typeof subjectSchema>;
export type Theme = z.infer<typeof themeSchema>;
export type Style = z.infer<typeof styleSchema>;

export const getSubjects = endpoint({
  method: 'GET',
  path: '/user/getallSubject',
  auth: 'none',
  tag,
  summary: 'All subjects',
  response: envelope({ data: z.array(subjectSchema) }),
});
export const getThemes = endpoint({
  method: 'GET',
  path: '/user/getAllThemes',
  auth: 'none',
  tag,
  summary: 'All themes',
  response: envelope({ data: z.array(themeSchema) }),
});
export const getStyles = endpoint({
  method: 'GET',
  path: '/user/getAllStyles',
  auth: 'none',
  tag,
  summary: 'All styles',
  response: envelope({ data: z.array(styleSchema) }),
});

export const countryOptionSchema = z.object({ value: z.string(), label: z.string() });
export const getCountries = endpoint({
  method: 'GET',
  path: '/countries',
  auth: 'none',
  tag,
  summary: 'Countries, and the one to offer first',
  response: envelope({ countries: z.array(countryOptionSchema), userSelectValue: countryOptionSchema }),
});
