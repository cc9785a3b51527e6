import { inFile, type Refusal } from '../refusal.ts';

const app = 'apps/api/src/app.int.test.ts';
const group = 'limits';

export const limits = {
  40: {
    group,
    what: 'A body of more than a megabyte: 413.',
    tests: inFile(app, 'a body over a megabyte is 413'),
  },
  41: {
    group,
    what: 'JSON that is nested thousands of times: 400.',
    tests: [
      ...inFile(app, 'JSON that is broken, bottomless or poisoned is 400'),
      ...inFile('apps/api/src/http/json-body.test.ts', 'depth counts brackets, but not those in strings'),
    ],
  },
  42: {
    group,
    what: 'JSON that would change every object (__proto__): 400.',
    tests: inFile(app, 'JSON that is broken, bottomless or poisoned is 400'),
  },
  43: {
    group,
    what: 'A body of a type that we do not take, or of none: 400 or 415.',
    tests: inFile(app, 'only JSON is taken: forms and text are 415, whatever the spelling'),
  },
  44: {
    group,
    what: 'A script of a thousand pages or of a huge caption: 422, with nothing written.',
    tests: inFile(
      'apps/api/src/modules/generation/refusals.int.test.ts',
      'a script that cannot be drawn is refused with the place, and nothing is written',
    ),
  },
  45: {
    group,
    what: 'A sender that takes its time for ever: cut off within 15 seconds.',
    tests: inFile(app, 'a sender that never finishes its request is cut off'),
  },
  46: {
    group,
    what: 'More than an account or an address may ask for: 429, and nobody else is slowed down.',
    tests: [
      ...inFile(
        'apps/api/src/modules/generation/refusals.int.test.ts',
        'an account that orders too much in a minute is slowed down, others are not',
      ),
      ...inFile(
        'apps/api/src/plugins/rate-limit.int.test.ts',
        'whoever reads the open lists and comics without end is slowed down, the page renderer is not',
        'a forged header changes nothing without a trusted proxy',
      ),
      ...inFile(
        'apps/api/src/modules/generation/budget.int.test.ts',
        'who has drawn the panels of a day is told so and when there are more, and nothing is ordered',
        'a retry and a redraw do not go round it, and a retry that is refused leaves the run as it was',
      ),
    ],
  },
  47: {
    group,
    what: 'Another site’s pages: not let in to read, and no form of theirs is taken.',
    tests: [
      ...inFile(
        app,
        'no other origin is let in',
        'only JSON is taken: forms and text are 415, whatever the spelling',
      ),
      ...inFile(
        'apps/api/src/modules/auth/sessions.int.test.ts',
        'no page of another site begins, renews or ends a session',
      ),
    ],
  },
  48: {
    group,
    what: 'An answer without the headers that protect its reader: there is none.',
    tests: [
      ...inFile(app, 'every answer has the security headers, HSTS in production'),
      ...inFile(
        'apps/api/src/plugins/static-web.test.ts',
        'the scripts inside the pages are named for the content policy',
      ),
    ],
  },
  49: {
    group,
    what: 'Metrics, mail, the board of the queue and the consoles of what we build on: 404 or 401, or in no network of the outside.',
    tests: [
      ...inFile(
        app,
        'in production nobody reads mail, metrics without the token, or the page of calls unless it is wanted',
        'without a token metrics are for this machine alone',
        'mail on files is read on this machine alone, and by no page whose name was made to lead here',
      ),
      ...inFile(
        'security/who-may.int.test.ts',
        'every call answers everybody as the matrix says, tells nobody what is another’s, and changes nothing where it refuses',
      ),
      ...inFile(
        'security/containers.test.ts',
        'only the proxy, the mail catcher and the dashboards can be reached from outside, and those on this machine alone',
      ),
    ],
  },
} as const satisfies Record<number, Refusal>;
