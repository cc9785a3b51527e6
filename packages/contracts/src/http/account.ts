import { z } from 'zod';
import { consentKinds } from '../domain/consent.ts';
import { languages } from '../domain/languages.ts';
import { passwordSchema, sessionUserSchema } from '../domain/user.ts';
import { endpoint, envelope, fileAnswer } from './endpoint.ts';
import { forgotPasswordBody, newPasswordBody, profileBody } from './forms.ts';

const tag = 'Account';

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/user/forgotPassword',
  auth: 'none',
  tag,
  summary: 'Send a code for a new password; answers the same for an unknown e-mail',
  body: forgotPasswordBody,
  response: envelope({}),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/resetPassword',
  auth: 'none',
  tag,
  summary: 'Set a new password with the key that a right code gave; ends all sessions',
  body: z.object({ reset_key: z.string().min(1).max(200), password: passwordSchema }),
  response: envelope({}),
});

/** The newest request to an adult, as the child may see it. */
export const consentRequestSchema = z.object({
  kind: z.enum(consentKinds),
  adultEmail: z.string(),
  requestedAt: z.iso.datetime(),
  /** Until when the link works; null where none is waited for. */
  expiresAt: z.iso.datetime().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
});
export type ConsentRequest = z.infer<typeof consentRequestSchema>;

export const profileSchema = sessionUserSchema.extend({
  countryCode: z.string(),
  mobileNumber: z.string(),
  birthYear: z.int().nullable(),
  country: z.string().nullable(),
  consentRequest: consentRequestSchema.nullable(),
  /** When the account and everything in it will be deleted; null while nobody asked for it. */
  deleteAt: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  auth: 'user',
  withoutSecondFactor: true,
  whileClosing: true,
  tag,
  summary: 'One’s own account',
  response: envelope({ data: profileSchema }),
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  auth: 'user',
  tag,
  summary: 'Change one’s own name',
  body: profileBody,
  response: envelope({ data: profileSchema }),
});

export const setLanguage = endpoint({
  method: 'PUT',
  path: '/user/language',
  auth: 'user',
  withoutSecondFactor: true,
  whileClosing: true,
  tag,
  summary: 'Say in which language mails are to be written',
  body: z.object({ language: z.enum(languages) }),
  response: envelope({}),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  auth: 'user',
  tag,
  summary: 'Change one’s own password; ends all other sessions',
  body: newPasswordBody,
  response: envelope({}),
});

/** The whole account as JSON: profile, series with their stories, comics with scripts and learning content, runs. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/user/export',
  auth: 'user',
  whileClosing: true,
  tag,
  summary: 'Everything that is stored about oneself',
  response: envelope({ data: z.record(z.string(), z.unknown()) }),
});

/** The same as one page of HTML, which opens anywhere: headings and tables, no scripts. */
export const exportAccountPage = endpoint({
  method: 'GET',
  path: '/user/export-page',
  auth: 'user',
  whileClosing: true,
  tag,
  summary: 'Everything that is stored about oneself, as a page to read',
  response: fileAnswer,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/user/delete-account',
  auth: 'user',
  tag,
  summary:
    'Ask for one’s account to be deleted within 30 days; all sessions end, and logging in only lets one keep it',
  body: z.object({ password: z.string().min(1).max(200) }),
  response: envelope({ data: profileSchema }),
});

export const keepAccount = endpoint({
  method: 'POST',
  path: '/user/keep-account',
  auth: 'user',
  whileClosing: true,
  tag,
  summary: 'Take the wish for deletion back',
  response: envelope({ data: profileSchema }),
});
