import { z } from 'zod';

/** What an authenticator app shows; people read it in two halves. */
export const appCodeSchema = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that your app shows.'));

/** That, or a recovery code such as `k7mq-2xw9-ph4d-ab3f`. */
export const secondCodeSchema = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^(\d{6}|[a-z2-7]{16})$/, 'Please enter the six digits of your app, or a recovery code.'),
  );
