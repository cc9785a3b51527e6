import { z } from 'zod';
import { limits } from '../domain/limits.ts';
import { trimmedTextSchema } from '../domain/text.ts';
import { subjectSchema } from './catalogue.ts';
import { endpoint, envelope } from './endpoint.ts';

const tag = 'Subjects';

/** The text fields of a multipart form; its picture is the file field `image`. */
export const newSubjectForm = z.object({ name: trimmedTextSchema(1, limits.nameMax) });
export const subjectChangeForm = z.object({
  id: z.uuid(),
  ishowads: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  name: trimmedTextSchema(1, limits.nameMax).optional(),
});

/** Types of pictures that may be sent; they are told by their first bytes, not by their name. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

export const createSubject = endpoint({
  method: 'POST',
  path: '/user/create-subject',
  auth: 'admin',
  tag,
  summary: 'Add a subject (multipart: name, image)',
  response: envelope({ subject: subjectSchema }),
});

export const updateSubject = endpoint({
  method: 'POST',
  path: '/user/update-subject',
  auth: 'admin',
  tag,
  summary: 'Change a subject (multipart: id, ishowads, name, image)',
  response: envelope({ subject: subjectSchema }),
});

export const deleteSubject = endpoint({
  method: 'POST',
  path: '/user/delete-subject',
  auth: 'admin',
  tag,
  summary: 'Delete a subject that no comic uses',
  body: z.object({ id: z.uuid() }),
  response: envelope({}),
});
