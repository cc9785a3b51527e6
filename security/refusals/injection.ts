import { inFile, type Refusal } from '../refusal.ts';

const group = 'injection';

export const injection = {
  31: {
    group,
    what: 'Scripts, handlers and javascript: addresses in any text: words on every screen, in pages that the server renders, and in print.',
    tests: [
      ...inFile(
        'e2e/hostile-words.e2e.ts',
        'is words on every screen of a %s',
        'is words in what the server sends before any script runs',
      ),
      ...inFile('apps/worker/src/pdf/pdf.int.test.ts', 'reaches nothing and is printed as it is'),
      ...inFile('apps/worker/src/pdf/text-group-html.test.ts', 'nothing of a run becomes markup or style'),
      ...inFile(
        'apps/api/src/modules/take-away/quiz-files.test.ts',
        'CSV is quoted for spreadsheets, and comes back as it was',
        'Moodle XML keeps every sign, as HTML within XML',
      ),
    ],
  },
  32: {
    group,
    what: 'Words that would have the printing browser open a file, this machine or a cloud’s metadata: nothing is asked.',
    tests: inFile('apps/worker/src/pdf/pdf.int.test.ts', 'reaches nothing and is printed as it is'),
  },
  33: {
    group,
    what: 'A document that never finishes: its browser is killed, and the next one is printed.',
    tests: inFile(
      'apps/worker/src/pdf/pdf.int.test.ts',
      'a browser that hangs is killed at the time limit, and the next document has a new one',
      'an aborted document ends at once and leaves no browser',
    ),
  },
  34: {
    group,
    what: 'A picture’s address that leads to our own network: by number, by name, by a name that changes its mind, by a redirect.',
    tests: [
      ...inFile(
        'apps/worker/src/engines/provider/fetch-picture.int.test.ts',
        'an allowed name that leads to %s is not connected to',
        'a name that changes its mind is asked once: what was looked at is what is connected to',
        'a redirect out of an allowed server (%#) is not followed',
        'redirects that go round in circles end',
      ),
      ...inFile('apps/worker/src/engines/provider/address-policy.test.ts', 'refuses %s', '%s is private'),
      ...inFile(
        'apps/worker/src/engines/replicate/replicate-artist.int.test.ts',
        'an output address on another port of this machine is not fetched',
        'an output address of %s is not fetched',
      ),
    ],
  },
  35: {
    group,
    what: 'A forged answer of a provider: there is no route that takes one; answers are asked for.',
    tests: [
      ...inFile(
        'apps/worker/src/engines/replicate/replicate-artist.int.test.ts',
        'no address of ours goes out: there is no route for an answer',
      ),
      ...inFile('security/who-may.int.test.ts', 'no route is registered that the contract does not declare'),
    ],
  },
  36: {
    group,
    what: 'SQL in a search: words. A column to sort by that is none of those offered: 400.',
    tests: [
      ...inFile(
        'security/lists.int.test.ts',
        '%s refuses a page or limit that is none, and a column that it does not sort by',
        '%s takes what is searched for literally',
      ),
      ...inFile('apps/api/src/modules/library/library.int.test.ts', 'a search takes its words literally'),
    ],
  },
  37: {
    group,
    what: 'Percent, underscore and backslash in a search: signs like others. More than 100 of any: 400.',
    tests: inFile(
      'security/lists.int.test.ts',
      '%s takes what is searched for literally',
      '%s refuses a page or limit that is none, and a column that it does not sort by',
    ),
  },
  38: {
    group,
    what: 'Page −1, a limit of a million, and ids that are none: 400.',
    tests: [
      ...inFile(
        'security/lists.int.test.ts',
        '%s refuses a page or limit that is none, and a column that it does not sort by',
      ),
      ...inFile(
        'apps/api/src/every-call.int.test.ts',
        'an id of nothing is 404, and one that is none is 400',
      ),
    ],
  },
  39: {
    group,
    what: 'Line breaks in an e-mail, which would write headers of a mail: 400.',
    tests: inFile(
      'apps/api/src/modules/auth/sign-up.int.test.ts',
      'terms, password length and e-mail are checked before anything is hashed or stored',
    ),
  },
} as const satisfies Record<number, Refusal>;
