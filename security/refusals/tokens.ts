import { aboutRedis, inFile, type Refusal } from '../refusal.ts';

const auth = 'apps/api/src/modules/auth';
const group = 'tokens and codes';

export const tokens = {
  11: {
    group,
    what: 'Tokens without a signature, with another algorithm, another key, or a key that they bring along: 401.',
    tests: inFile(
      `${auth}/sessions.int.test.ts`,
      'a forged, foreign, expired or incomplete token is refused',
    ),
  },
  12: {
    group,
    what: 'Tokens that never end, are for somebody else, or have ended: 401.',
    tests: inFile(
      `${auth}/sessions.int.test.ts`,
      'a forged, foreign, expired or incomplete token is refused',
    ),
  },
  13: {
    group,
    what: 'A session after logging out, a new password, deletion or a withdrawn consent: 401 in every process within a second.',
    tests: inFile(
      'security/ended-sessions.int.test.ts',
      'after logging out',
      'after logging out everywhere else',
      'after a new password was set with a code',
      'after asking for the account to be deleted',
      'after a parent has taken their consent back',
    ),
  },
  14: {
    group,
    what: 'An admin’s call with the token of an admin who is none any more: 403.',
    tests: [
      ...inFile(
        `${auth}/sessions.int.test.ts`,
        'rights come from the account as it is now, not from the token',
      ),
      ...inFile(
        'apps/api/src/modules/admin/grant-admin.int.test.ts',
        'an operator makes an account an admin and takes it back, and open sessions know at once',
      ),
    ],
  },
  15: {
    group,
    what: 'A key for a new password a second time, after its time, made up, or in place of a token: 400 or 401.',
    tests: [
      ...inFile(
        'apps/api/src/modules/account/account.int.test.ts',
        'a key works once, for ten minutes, and cannot be made up',
      ),
      ...inFile(
        'security/ended-sessions.int.test.ts',
        'a key to set a password, a refresh token and the tokens of links are no access tokens',
      ),
    ],
  },
  16: {
    group,
    what: 'The fourth wrong code: 429, and the code is dead.',
    tests: inFile(
      `${auth}/sign-up.int.test.ts`,
      'the fourth wrong code answers 429, and then even the right one is dead',
    ),
  },
  17: {
    group,
    what: 'A code a second time, after ten minutes, after a newer one, or for something else: 400.',
    tests: [
      ...inFile(
        `${auth}/sign-up.int.test.ts`,
        'a code works once, not after its time, and not for another purpose',
      ),
      ...inFile('security/ended-sessions.int.test.ts', 'a newer code takes the place of the one before'),
    ],
  },
  18: {
    group,
    what: 'A code that is null, empty, true, a list or a number: 400.',
    tests: inFile(`${auth}/sign-up.int.test.ts`, 'a code that is no text of four digits is refused'),
  },
  19: {
    group,
    what: 'A hundred guesses at the same moment: three of each place are looked at, and six of all of them.',
    tests: inFile(
      `${auth}/sign-up.int.test.ts`,
      'of a hundred guesses at once from everywhere six are looked at, and who asked for the code still enters it',
    ),
  },
  20: {
    group,
    what: 'A sixth code in a day, and many from one address: 429.',
    tests: [
      ...inFile(
        `${auth}/sign-up.int.test.ts`,
        'five codes a day are sent; a resend for an unknown e-mail looks the same',
      ),
      ...inFile(
        `${auth}/strangers.int.test.ts`,
        'five forgotten passwords and five sign-ups leave the owner a code, on their device and elsewhere',
      ),
    ],
  },
  21: {
    group,
    what: 'One guess at each of many accounts: stopped within a hundred.',
    tests: inFile(
      `${auth}/sign-up.int.test.ts`,
      'guessing codes for a new password across many accounts is stopped within a hundred guesses, but for known devices',
    ),
  },
  22: {
    group,
    what: 'Codes and passwords as they are typed, in the database: none.',
    tests: inFile(`${auth}/sign-up.int.test.ts`, 'the database holds no code and no password in plain text'),
  },
  23: {
    group,
    what: 'Finding out who has an account, by the answer or by the time it takes: the same for everybody.',
    tests: [
      ...inFile(
        `${auth}/sessions.int.test.ts`,
        'a wrong password and an unknown e-mail get the same answer, as fast',
      ),
      ...inFile(
        `${auth}/sign-up.int.test.ts`,
        'an e-mail with an account gets the same answers as one without, and a mail that says so',
        'signing up takes as long for an e-mail that has an account',
      ),
      ...inFile(
        'apps/api/src/modules/account/account.int.test.ts',
        'a wrong code is refused, and an unknown e-mail gets the same answer and no mail',
      ),
    ],
  },
  24: {
    group,
    what: 'Ten wrong passwords: 429, whatever address is claimed, and the owner still gets in.',
    tests: [
      ...inFile(
        `${auth}/sessions.int.test.ts`,
        'ten wrong passwords from one place are enough; a forged address does not help, and the owner still gets in',
      ),
      ...inFile(
        `${auth}/strangers.int.test.ts`,
        'a hundred wrong passwords leave the owner their own device, even at the same address, and every other place',
        'a hundred wrong codes leave the owner theirs',
      ),
      ...aboutRedis('apps/api/src/redis.int.test.ts', 'two processes count wrong passwords together'),
    ],
  },
  25: {
    group,
    what: 'Passwords of 7 or 31 letters, or of a megabyte: 400 or 413, before anything is hashed.',
    tests: inFile(
      `${auth}/sign-up.int.test.ts`,
      'terms, password length and e-mail are checked before anything is hashed or stored',
    ),
  },
} as const satisfies Record<number, Refusal>;
