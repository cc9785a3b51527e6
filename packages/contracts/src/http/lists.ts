import { z } from 'zod';
import { comicStatuses, reviewStatuses } from '../domain/comic.ts';
import { languages } from '../domain/languages.ts';
import { runStatuses } from '../domain/run.ts';
import { tableQuery } from './table.ts';

/* What lists are ordered and filtered by. Screens read their address by it; see `forms.ts` for why it stands apart. */

/** Of `getMyComics`. */
export const myComicsList = tableQuery([
  'title',
  'subject',
  'partNumber',
  'status',
  'comicStatus',
  'createdAt',
]).extend({
  status: z.enum(reviewStatuses).optional(),
  comicStatus: z.enum(comicStatuses).optional(),
  language: z.enum(languages).optional(),
});

/** Of `getSubmissions`. */
export const submissionsList = tableQuery([
  'title',
  'subject',
  'creator',
  'status',
  'comicStatus',
  'createdAt',
  'risk',
]).extend({
  status: z.enum(reviewStatuses).optional(),
  comicStatus: z.enum(comicStatuses).optional(),
  /** What waits for a person to look: submissions and what readers reported, or the latter alone. */
  waits: z.enum(['all', 'reported']).optional(),
});

/** Of `getUsers`. */
export const usersList = tableQuery(['name', 'username', 'userType', 'createdAt']);

/** Of `getQueues`: its runs. */
export const runsList = tableQuery(['createdAt']).extend({ status: z.enum(runStatuses).optional() });

/** Of `getContacts`. */
export const contactsList = tableQuery(['name', 'email', 'role', 'createdAt']);
