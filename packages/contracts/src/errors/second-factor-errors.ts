import { limits } from '../domain/limits.ts';

/** The part of the error table that is about the second factors of admins. */
export const secondFactorErrors = {
  'second-factor-needed': {
    status: 401,
    retry: false,
    message: 'Your password is right. Now please show that it is you.',
  },
  'second-factor-wrong': {
    status: 401,
    retry: false,
    message:
      'This code is not right, or was used before. Please wait for the next one, or use a recovery code.',
  },
  'second-factor-missing': {
    status: 403,
    retry: false,
    message:
      'Admins of this site need a passkey or an authenticator app. Please set one up on your profile page first.',
  },
  'second-factor-there': {
    status: 409,
    retry: false,
    message: 'An authenticator app is set up already. Please take it away first.',
  },
  'second-factor-required': {
    status: 409,
    retry: false,
    message: 'Admins of this site need a passkey or an authenticator app, so your last one stays.',
  },
  'passkey-refused': {
    status: 401,
    retry: false,
    message: 'We could not accept this passkey. Please try again, or use another way.',
  },
  'passkey-known': { status: 409, retry: false, message: 'This passkey is here already.' },
  'passkeys-full': {
    status: 409,
    retry: false,
    message: `You have ${limits.passkeysMax} passkeys already. Please take one away first.`,
  },
  'passkeys-off': {
    status: 409,
    retry: false,
    message: 'This site cannot take passkeys: they need its public address, with https.',
  },
} as const;
