import { limits } from '../domain/limits.ts';
import { assignmentErrors } from './assignment-errors.ts';
import { battleErrors } from './battle-errors.ts';
import { classErrors } from './class-errors.ts';
import { curriculumErrors } from './curriculum-errors.ts';
import { familyErrors } from './family-errors.ts';
import { learnErrors } from './learn-errors.ts';
import { liveErrors } from './live-errors.ts';
import { packErrors } from './pack-errors.ts';
import { partErrors } from './part-errors.ts';
import { secondFactorErrors } from './second-factor-errors.ts';
import { shareErrors } from './share-errors.ts';
import { translationErrors } from './translation-errors.ts';

/**
 * Every error the product can answer with, declared once: the API reads `status`, the runner reads `retry`,
 * the web shows `message`. `retry` says whether trying the same thing again by itself can help.
 */
export const errorCatalog = {
  'bad-input': { status: 400, retry: false, message: 'Please check what you entered.' },
  'bad-json': { status: 400, retry: false, message: 'The request is not valid JSON.' },
  'bad-script': { status: 422, retry: false, message: 'The script cannot be read.' },
  'script-empty': {
    status: 422,
    retry: false,
    message: 'The script has no panels. Add at least one page with one panel.',
  },
  /** A story in which nothing is fair to ask or worth a card. */
  'nothing-to-make': {
    status: 422,
    retry: false,
    message:
      'This story gives nothing that can fairly be asked or told here. Questions come from reasons, numbers and words that it explains: add some to the script, and try again.',
  },
  /** A story that reads as if somebody hurt a child, or a child themselves. Where help is goes with it, as details. */
  'child-in-danger': {
    status: 422,
    retry: false,
    message:
      'No comic is made of this story, because it reads as if a child may be getting hurt. If it is about you or somebody you know, it is not your fault, and there are people who help, for free and in confidence.',
  },
  /** Words that do not belong before children; details name each with its place. */
  'content-refused': {
    status: 422,
    retry: false,
    message: 'These words do not belong in a comic for children. Please change them, then try again.',
  },
  /** Of what a writer of ours wrote. */
  'written-unfit': {
    status: 502,
    retry: true,
    message: 'What was written does not belong in a comic for children, so it was thrown away.',
  },
  /** Of the built-in writer; a model reads any language. */
  'language-not-yet': {
    status: 422,
    retry: false,
    message:
      'Panelwise does not read this language yet. It reads English, Spanish, French, German and Hindi.',
  },
  'lesson-not-found': {
    status: 422,
    retry: false,
    message: 'This lesson does not exist any more. Please choose another one, or none.',
  },
  'script-changed': {
    status: 409,
    retry: false,
    message: 'This script was changed somewhere else.',
  },
  'item-changed': {
    status: 409,
    retry: false,
    message: 'This was changed or dropped somewhere else.',
  },
  'item-exists': { status: 422, retry: false, message: 'There is one with these words already.' },
  'item-kind': { status: 422, retry: false, message: 'A question, an FAQ and a fact cannot be exchanged.' },
  unauthorized: { status: 401, retry: false, message: 'Please log in.' },
  'bad-credentials': { status: 401, retry: false, message: 'Email or password is wrong.' },
  /** Said as kindly as it can be: whoever reads it is very young. */
  'too-young': {
    status: 403,
    retry: false,
    message:
      'Panelwise is for children from 6 years on. Ask a grown-up to make a comic together with you, in their own account. We have kept nothing of what you typed.',
  },
  /** Details say which step is next. */
  'consent-missing': {
    status: 403,
    retry: false,
    message:
      'Before anybody else can see your comic, a grown-up of your family has to say yes. Go to your profile and type in their email: we send them a link, and they click on it.',
  },
  'consent-not-needed': {
    status: 409,
    retry: false,
    message: 'Your account needs no grown-up to say yes, so there is nobody to ask.',
  },
  'consent-given': {
    status: 409,
    retry: false,
    message: 'A grown-up has said yes already. There is nothing more to do.',
  },
  'consent-own-email': {
    status: 422,
    retry: false,
    message: 'This is your own email. Please type in the email of your parent or guardian.',
  },
  'consent-link-wrong': {
    status: 404,
    retry: false,
    message: 'This link is not one of ours, or not all of it was copied. Please open it from the mail again.',
  },
  'consent-link-used': {
    status: 410,
    retry: false,
    message:
      'This link has been used. A link works once; the mail that came after it has the link by which you can change your mind.',
  },
  'consent-link-old': {
    status: 410,
    retry: false,
    message: 'This link has run out. Your child can ask for a new one on their profile page.',
  },
  'account-closing': {
    status: 403,
    retry: false,
    message: 'This account is about to be deleted. You can still keep it, on your profile page.',
  },
  'not-verified': {
    status: 403,
    retry: false,
    message: 'Please enter the code we sent to your email first.',
  },
  forbidden: { status: 403, retry: false, message: 'You are not allowed to do that.' },
  'not-found': { status: 404, retry: false, message: 'We could not find that.' },
  'comic-not-found': { status: 404, retry: false, message: 'This comic does not exist.' },
  'panel-not-found': { status: 404, retry: false, message: 'This comic has no such panel.' },
  /** Said to whoever opens a comic that readers reported. */
  'comic-hidden': {
    status: 404,
    retry: false,
    message:
      'Somebody is taking a look at this comic, so it is not shown at the moment. Please come back later.',
  },
  'nothing-reported': {
    status: 409,
    retry: false,
    message: 'There is no report of this comic that nobody has looked at.',
  },
  'second-admin-needed': {
    status: 409,
    retry: false,
    message: 'You have accepted this comic already. Now a second admin has to accept it too.',
  },
  'contact-not-found': { status: 404, retry: false, message: 'This message does not exist any more.' },
  'run-not-found': { status: 404, retry: false, message: 'This run does not exist.' },
  /** Of an admin's own list; a creator who chose it is told `subject-not-found`. */
  'subject-gone': { status: 404, retry: false, message: 'This subject does not exist any more.' },
  'subject-not-found': {
    status: 422,
    retry: false,
    message: 'This subject does not exist any more. Please choose another one.',
  },
  'theme-not-found': {
    status: 422,
    retry: false,
    message: 'This theme does not exist any more. Please choose another one.',
  },
  'style-not-found': {
    status: 422,
    retry: false,
    message: 'This style does not exist any more. Please choose another one.',
  },
  'email-taken': {
    status: 409,
    retry: false,
    message: 'There is an account with this email already. Please log in.',
  },
  'username-taken': {
    status: 409,
    retry: false,
    message: 'This username is taken. Please choose another one.',
  },
  'otp-wrong': { status: 400, retry: false, message: 'Invalid OTP' },
  'otp-dead': { status: 429, retry: false, message: 'Too many wrong codes. Please ask for a new one.' },
  'rate-limited': {
    status: 429,
    retry: false,
    message: 'That was too often. Please wait a little and try again.',
  },
  ...assignmentErrors,
  ...secondFactorErrors,
  ...classErrors,
  ...learnErrors,
  ...packErrors,
  ...liveErrors,
  ...battleErrors,
  ...partErrors,
  ...shareErrors,
  ...translationErrors,
  ...familyErrors,
  ...curriculumErrors,
  /** The browser solves it by itself and makes the call again, so nobody reads this but who calls without one. */
  'challenge-needed': {
    status: 429,
    retry: false,
    message:
      'Many tries have come in. Please solve the challenge that came with this answer, then send it again.',
  },
  /** The message says what is used up and when there is more. */
  'budget-used': {
    status: 429,
    retry: true,
    message: 'What a day allows is used up. Please come back later. Everything that is there is kept.',
  },
  /** A provider, by an operator. */
  'switched-off': {
    status: 503,
    retry: true,
    message: 'This service is switched off at the moment. Please try again later.',
  },
  'too-many-runs': {
    status: 429,
    retry: false,
    message: `${limits.openRunsMax} things are being made for your account already. Wait until one of them is done, or cancel one, then try again.`,
  },
  'reset-key-wrong': {
    status: 400,
    retry: false,
    message: 'This code has been used or is too old. Please ask for a new one.',
  },
  'already-reviewed': {
    status: 409,
    retry: false,
    message: 'Somebody else has already decided about this comic.',
  },
  'comic-in-library': {
    status: 409,
    retry: false,
    message: 'This comic is in the public library. Please ask an admin to take it out first.',
  },
  'subject-exists': { status: 409, retry: false, message: 'There is already a subject with this name.' },
  'subject-in-use': {
    status: 409,
    retry: false,
    message: 'Comics use this subject, so it cannot be deleted.',
  },
  'picture-missing': { status: 400, retry: false, message: 'Name and image required!' },
  'picture-type': {
    status: 415,
    retry: false,
    message: 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.',
  },
  'picture-broken': {
    status: 422,
    retry: false,
    message: 'This picture cannot be read. Please choose another one.',
  },
  'picture-too-large': { status: 413, retry: false, message: 'Please choose a picture of at most 5 MB.' },
  'class-link-ended': {
    status: 404,
    retry: false,
    message: 'This link has ended. Ask whoever gave it to you for a new one.',
  },
  'sharing-not-allowed': {
    status: 403,
    retry: false,
    message: 'Sharing by link is for teachers and other grown-ups. Ask yours to share it for you.',
  },
  'too-many-characters': {
    status: 409,
    retry: false,
    message: `You keep ${limits.keptCharactersMax} characters already. Keep one of them no longer, then try again.`,
  },
  conflict: {
    status: 409,
    retry: false,
    message: 'Somebody changed this in the meantime. Please reload the page.',
  },
  'run-finished': { status: 409, retry: false, message: 'This run has already ended.' },
  'nothing-to-retry': {
    status: 409,
    retry: false,
    message: 'Nothing failed here, so there is nothing to retry.',
  },
  'not-generated': { status: 409, retry: false, message: 'Please generate the comic images first.' },
  'quiz-missing': {
    status: 409,
    retry: false,
    message: 'There is no quiz to take away yet. Please make it first.',
  },
  /** A short is made of three panels or more. */
  'too-few-panels': { status: 409, retry: false, message: 'This comic has too few panels for a short.' },
  /** Of pages that came from a picture service, or were drawn before the studio drew as it does now. */
  'no-colouring-pages': {
    status: 409,
    retry: false,
    message:
      'There are no lines to color: none of these pages is as the studio draws it today. Generate the comic again to get some.',
  },
  /** Details name the line of each mistake. */
  'bad-quiz-file': { status: 422, retry: false, message: 'This file cannot be read as a quiz.' },
  'not-publishable': {
    status: 409,
    retry: false,
    message: 'A page did not pass the lettering check, so the comic cannot be published yet.',
  },
  'pages-behind': {
    status: 409,
    retry: false,
    message:
      'The script has changed since the pages were made. They are made again before the comic is published.',
  },
  'pdf-behind': {
    status: 409,
    retry: false,
    message: 'The pages have changed since the PDF was made. It is made again before the comic is published.',
  },
  'still-working': {
    status: 409,
    retry: false,
    message: 'This comic is still being worked on. Please wait until that is done.',
  },
  'not-submitted': {
    status: 409,
    retry: false,
    message: 'This comic is a draft. Only published comics are accepted or declined.',
  },
  'not-opened': {
    status: 409,
    retry: false,
    message: 'Please open the comic first: a decision counts for the version that you have seen.',
  },
  'not-in-review': {
    status: 409,
    retry: false,
    message: 'This comic is not in review any more, so there is nothing to withdraw.',
  },
  'place-not-found': {
    status: 422,
    retry: false,
    message: 'This comic has no such page or panel.',
  },
  'pdf-missing': { status: 409, retry: false, message: 'PDF URL not found. Try generating again.' },
  'body-too-large': {
    status: 413,
    retry: false,
    message: 'That is more than we can take at once. Please send less.',
  },
  'unsupported-media': { status: 415, retry: false, message: 'Please send JSON.' },
  cancelled: { status: 409, retry: false, message: 'Cancelled. Finished pages are kept.' },
  'provider-not-configured': {
    status: 503,
    retry: false,
    message: 'The writing or drawing service has no API key. Please ask whoever runs this site to set one.',
  },
  'provider-auth': {
    status: 502,
    retry: false,
    message: 'The writing or drawing service did not accept our key.',
  },
  'provider-quota': {
    status: 502,
    retry: false,
    message: 'The writing or drawing service has no budget left.',
  },
  'provider-refused': {
    status: 502,
    retry: false,
    message: 'The service refused this content. Please change the scene and try again.',
  },
  'provider-rejected': { status: 502, retry: false, message: 'The service did not accept the request.' },
  'provider-busy': { status: 503, retry: true, message: 'The service is busy.' },
  'provider-failed': { status: 502, retry: true, message: 'The service failed.' },
  'provider-timeout': { status: 504, retry: true, message: 'The service took too long.' },
  'provider-garbage': { status: 502, retry: true, message: 'The service sent something we could not use.' },
  'provider-unknown': {
    status: 502,
    retry: true,
    message: 'We are finding out whether the service has done the work.',
  },
  'pdf-failed': { status: 502, retry: true, message: 'Failed to generate PDF.' },
  'film-failed': { status: 502, retry: true, message: 'Failed to film the short.' },
  'failed-repeatedly': {
    status: 500,
    retry: false,
    message: 'This failed several times, so we stopped. Please try again.',
  },
  timeout: { status: 504, retry: true, message: 'This took too long and was stopped.' },
  unavailable: {
    status: 503,
    retry: true,
    message: 'Something we depend on is not reachable. Please try again in a moment.',
  },
  internal: { status: 500, retry: true, message: 'Something went wrong' },
} as const satisfies Record<string, { status: number; retry: boolean; message: string }>;

export type ErrorCode = keyof typeof errorCatalog;
export const errorCodes = Object.keys(errorCatalog) as [ErrorCode, ...ErrorCode[]];
