import { inFile, type Refusal } from '../refusal.ts';

const api = 'apps/api/src';
const group = 'access';
const matrix = inFile(
  'security/who-may.int.test.ts',
  'every call answers everybody as the matrix says, tells nobody what is another’s, and changes nothing where it refuses',
);

export const access = {
  1: {
    group,
    what: 'Another’s draft: 404, the same to the letter as of a comic that never was.',
    tests: [
      ...inFile(
        `${api}/modules/comics/comics.int.test.ts`,
        "another's comic looks exactly like one that does not exist",
      ),
      ...matrix,
    ],
  },
  2: {
    group,
    what: 'Generating, printing or publishing another’s comic: 404, with no run, no job and no change.',
    tests: [
      ...inFile(
        `${api}/modules/generation/refusals.int.test.ts`,
        "on another's comic every call answers 404 and leaves no run, job or change",
      ),
      ...matrix,
    ],
  },
  3: {
    group,
    what: 'Another’s run, picture or PDF, and an address whose time or session is over: 404.',
    tests: [
      ...inFile(
        `${api}/modules/generation/refusals.int.test.ts`,
        "another's run can be neither seen, cancelled nor retried",
      ),
      ...inFile(
        `${api}/modules/media/media.int.test.ts`,
        'a draft is served to a signed address and to no other',
        'an address ends with the session that it was made for, with the link of a class, and with its comic',
      ),
    ],
  },
  4: {
    group,
    what: 'Visitors looking for drafts, submissions, declined comics, or their FAQs and facts: absent, or 404.',
    tests: [
      ...inFile(
        `${api}/modules/library/library.int.test.ts`,
        'only what was approved is shown, with addresses that need no signature',
        'FAQs and facts of a public comic are for everybody',
      ),
      ...inFile(
        `${api}/modules/library/library-changes.int.test.ts`,
        'readers see what was approved, whatever becomes of the comic, until the next version is',
      ),
      ...inFile(`${api}/modules/library/readers.int.test.ts`, 'a comic that is not public has no readers'),
    ],
  },
  5: {
    group,
    what: 'An admin’s call by anybody else: 403. A route that the contract does not declare fails the build.',
    tests: [
      ...matrix,
      ...inFile(
        'security/who-may.int.test.ts',
        'no route is registered that the contract does not declare',
        'the matrix has every call of the contract',
      ),
      ...inFile(
        `${api}/app.int.test.ts`,
        'the contract is published, and no call is open that it does not declare open',
      ),
    ],
  },
  6: {
    group,
    what: 'Signing up as an admin, in any spelling: 400.',
    tests: inFile(`${api}/modules/auth/sign-up.int.test.ts`, 'nobody makes himself an admin'),
  },
  7: {
    group,
    what: 'Signing up, or changing a profile, with rights, ids or times of one’s own: ignored.',
    tests: [
      ...inFile(
        'security/extra-fields.int.test.ts',
        'registering with fields that are not asked for gives the account no right and no past',
        'changing the profile changes the name and nothing else',
      ),
      ...inFile(`${api}/modules/auth/sign-up.int.test.ts`, 'fields that are not asked for change nothing'),
    ],
  },
  8: {
    group,
    what: 'Owner, state or file of a comic in the body of a call: ignored.',
    tests: inFile(
      'security/extra-fields.int.test.ts',
      '%s takes no owner, state or file of a comic from its caller',
    ),
  },
  9: {
    group,
    what: 'Approving one’s own comic, or deciding on what nobody has submitted or somebody has decided: 400 or 409.',
    tests: [
      ...inFile(
        `${api}/modules/comics/comics.int.test.ts`,
        'nobody approves his own comic, and fields beside the call are ignored',
      ),
      ...inFile(
        `${api}/modules/admin/submissions.int.test.ts`,
        'on a draft is refused, whatever becomes of it',
        'two admins never overwrite each other',
        'on a version that has changed since is refused',
      ),
    ],
  },
  10: {
    group,
    what: 'A hash, a code, a key for a password or another’s e-mail in an answer: in none, of any call, to anybody.',
    tests: [
      ...matrix,
      ...inFile(
        `${api}/modules/account/account.int.test.ts`,
        'exports what was said and decided about me, and my sessions and messages, without any token',
      ),
    ],
  },
} as const satisfies Record<number, Refusal>;
