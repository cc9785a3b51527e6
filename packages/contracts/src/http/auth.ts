import { z } from 'zod';
import { emailSchema, otpSchema, sessionUserSchema } from '../domain/user.ts';
import { endpoint, envelope } from './endpoint.ts';
import { loginBody, registerBody } from './forms.ts';

const tag = 'Account';

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
  body: loginBody,
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
