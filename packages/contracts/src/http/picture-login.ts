import { z } from 'zod';
import { classCodeSchema } from '../domain/class-code.ts';
import { pictureRowSchema } from '../domain/picture-login.ts';
import { sessionSchema } from './auth.ts';
import { endpoint, envelope } from './endpoint.ts';

const tag = 'Account';

/** Who logs in by the pictures of a code. */
export const codePupilSchema = z.object({ _id: z.uuid(), name: z.string(), face: z.int() });
export type CodePupil = z.infer<typeof codePupilSchema>;

export const openClassCode = endpoint({
  method: 'POST',
  path: '/auth/class-code',
  auth: 'none',
  tag,
  summary: 'Whose code this is, and which children log in by its pictures',
  body: z.object({ code: classCodeSchema }),
  response: envelope({
    /** The name of a class; empty for the code of a family. */
    name: z.string(),
    kind: z.enum(['class', 'family']),
    pupils: z.array(codePupilSchema),
  }),
});
export type OpenedCode = z.infer<(typeof openClassCode)['response']>;

export const logInByPictures = endpoint({
  method: 'POST',
  path: '/auth/pictures',
  auth: 'none',
  tag,
  summary: 'Log a child in by the code of their class or family and their four pictures, for twelve hours',
  body: z.object({ code: classCodeSchema, pupil: z.uuid(), pictures: pictureRowSchema }),
  response: envelope({ data: sessionSchema }),
});
