import { z } from 'zod';
import { limits } from '../domain/limits.ts';
import { passkeyProofSchema } from '../domain/passkey.ts';
import { secondCodeSchema } from '../domain/second-factor.ts';
import {
  birthYearSchema,
  countryCodeSchema,
  emailSchema,
  otpSchema,
  passwordSchema,
  personNameSchema,
  sessionUserSchema,
  signUpUserTypes,
  usernameSchema,
} from '../domain/user.ts';
import { endpoint, envelope } from './endpoint.ts';

const tag = 'Account';

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
  password: passwordSchema,
  /** The terms have to be accepted. */
  acceptTerms: z.literal(true, 'Please accept the terms.'),
});

/** How long until another code may be asked for, in ms. */
const resendAfterMs = z.int().min(0);

export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  auth: 'none',
  tag,
  summary: 'Create an account; sends a code by mail',
  body: registerBody,
  response: envelope({ resendAfterMs }),
});

/** A user with a token: the `data` of login and of sign-up verification. */
export const sessionSchema = sessionUserSchema.extend({ token: z.string(), user: sessionUserSchema });
export type SessionData = z.infer<typeof sessionSchema>;

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/user/verify_otp',
  auth: 'none',
  tag,
  summary: 'Check the code of sign-up or of a forgotten password',
  body: z.object({ email: emailSchema, otp: otpSchema }),
  response: envelope({ reset_key: z.string().optional(), data: sessionSchema.optional() }),
});

export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  auth: 'none',
  tag,
  summary: 'Log in',
  body: z.object({
    email: emailSchema,
    password: z.string().min(1).max(limits.passwordMax),
    /** Of an admin with a second factor, one of both, once `second-factor-needed` has asked for it. */
    secondCode: secondCodeSchema.optional(),
    passkey: passkeyProofSchema.optional(),
  }),
  response: envelope({ data: sessionSchema }),
});

export const refresh = endpoint({
  method: 'POST',
  path: '/user/refresh',
  auth: 'none',
  tag,
  summary: 'Trade the refresh cookie for a new access token',
  response: envelope({ data: sessionSchema }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  auth: 'none',
  tag,
  summary: 'End this session',
  response: envelope({}),
});

export const resendOtp = endpoint({
  method: 'POST',
  path: '/user/resend_otp',
  auth: 'none',
  tag,
  summary: 'Send the sign-up code again',
  body: z.object({ email: emailSchema }),
  response: envelope({ resendAfterMs }),
});
