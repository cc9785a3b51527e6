import { z } from 'zod';
import { consentStates } from './consent.ts';
import { aidsSchema } from './evidence.ts';
import { limits } from './limits.ts';
import { asName } from './name-rules.ts';
import { trimmedTextSchema } from './text.ts';

export const signUpUserTypes = ['Student', 'Teacher', 'Parent'] as const;
export const userTypes = ['Student', 'Teacher', 'Parent', 'Other', 'admin', 'user'] as const;
export type UserType = (typeof userTypes)[number];

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.emailMax)
  .pipe(z.email('Please enter a valid email address.'));
export const passwordSchema = z
  .string()
  .min(limits.passwordMin, `Use ${limits.passwordMin} to ${limits.passwordMax} characters.`)
  .max(limits.passwordMax, `Use ${limits.passwordMin} to ${limits.passwordMax} characters.`);
export const otpSchema = z.string().regex(/^\d{4}$/, 'The code has 4 digits.');
export const personNameSchema = asName(trimmedTextSchema(1, limits.nameMax));
export const usernameSchema = asName(
  z
    .string()
    .trim()
    .regex(
      /^[\p{L}\p{N}._-]{2,40}$/u,
      'Please choose a username of 2 to 40 letters, digits, dots, dashes or underscores.',
    ),
);

const yearAsk = 'Please enter the year you were born in, such as 2014.';
export const birthYearSchema = z
  .int(yearAsk)
  .min(1900, yearAsk)
  .refine((year) => year <= new Date().getUTCFullYear(), yearAsk);
/** ISO 3166-1 alpha-2. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.');

export const sessionUserSchema = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  username: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
  createdAt: z.iso.datetime(),
  /** It is about to be deleted: nothing is left to do but to keep it. */
  isClosing: z.boolean().optional(),
  /** An admin's who has to set a second factor up before anything else. */
  needsSecondFactor: z.boolean().optional(),
  /** What the account has of the consent that it needs. */
  consent: z.enum(consentStates).optional(),
  /** What makes reading and answering easier for them; not there where nothing is set. */
  aids: aidsSchema.optional(),
  /** The code of the character that stands for them; not there where they have chosen none. */
  avatar: z.string().optional(),
  /** Invented, for trying out. */
  isDemo: z.boolean().optional(),
  /** So young that they may not read yet: pictures first, and everything is read aloud. */
  isYoung: z.boolean().optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;
