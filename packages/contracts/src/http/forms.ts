import { z } from 'zod';
import { askedRelations } from '../domain/consent.ts';
import { gradeValues } from '../domain/grades.ts';
import { languages } from '../domain/languages.ts';
import { limits } from '../domain/limits.ts';
import { asName } from '../domain/name-rules.ts';
import { passkeyProofSchema } from '../domain/passkey.ts';
import { secondCodeSchema } from '../domain/second-factor.ts';
import { trimmedTextSchema } from '../domain/text.ts';
import {
  birthYearSchema,
  countryCodeSchema,
  emailSchema,
  passwordSchema,
  personNameSchema,
  signUpUserTypes,
  usernameSchema,
} from '../domain/user.ts';

/*
 * What forms send that browsers check too, while they are filled in. They are apart from their calls, since screens that
 * have no form know where a call goes and nothing of schemas.
 */

/** Of `register`. */
export const registerBody = z.object({
  firstname: personNameSchema,
  lastname: personNameSchema,
  email: emailSchema,
  username: usernameSchema,
  userType: z.enum(signUpUserTypes),
  countryCode: z
    .string()
    .regex(/^\+\d{1,4}$/)
    .default('+91'),
  mobileNumber: z.string().max(20).default(''),
  /** Both say which rules protect a child. A student who leaves them out counts as a child of unknown age. */
  birthYear: birthYearSchema.optional(),
  country: countryCodeSchema.optional(),
  /** In which mails are to be written; left out, they are English. */
  language: z.enum(languages).optional(),
  password: passwordSchema,
  /** The terms have to be accepted. */
  acceptTerms: z.literal(true, 'Please accept the terms.'),
});

/** Of `login`. */
export const loginBody = z.object({
  email: emailSchema,
  password: z.string().min(1).max(limits.passwordMax),
  /** Of an admin with a second factor, one of both, once `second-factor-needed` has asked for it. */
  secondCode: secondCodeSchema.optional(),
  passkey: passkeyProofSchema.optional(),
});

/** Of `forgotPassword`. */
export const forgotPasswordBody = z.object({ email: emailSchema });

/** Of `updateProfile`. */
export const profileBody = z.object({ firstname: personNameSchema, lastname: personNameSchema });

/** Of `changePassword`. */
export const newPasswordBody = z.object({ current: z.string().min(1).max(200), password: passwordSchema });

/** Of `requestConsent`. */
export const consentRequestBody = z.object({ adultEmail: emailSchema, relation: z.enum(askedRelations) });

/** Of `makeChild`. */
export const newChildBody = z.object({
  nickname: personNameSchema,
  birthYear: birthYearSchema,
  country: countryCodeSchema,
  agreed: z.literal(true, 'Please read the words and agree to them.'),
});

/** Of `makeClass`, and of `changeClass` with more. */
export const classBody = z.object({
  name: asName(trimmedTextSchema(1, limits.classNameMax)),
  grade: z.enum(gradeValues, 'Please choose a grade.'),
  subject: trimmedTextSchema(0, limits.classNameMax).default(''),
  school: trimmedTextSchema(0, limits.classNameMax).default(''),
});
