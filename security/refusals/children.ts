import { aboutRedis, inFile, type Refusal } from '../refusal.ts';

const consent = 'apps/api/src/modules/consent/consent.int.test.ts';
const age = 'apps/api/src/modules/auth/age.int.test.ts';
const group = 'children and operations';

export const children = {
  59: {
    group,
    what: 'Children under six: refused, and nothing stored. Without the consent of their country: nothing is published or sent away.',
    tests: [
      ...inFile(age, 'under six is refused kindly, with nothing stored and no mail'),
      ...inFile(
        'packages/contracts/src/domain/consent-rules.test.ts',
        '%s: consent below %i, from there an adult is told',
        'children who may be under six are refused, whatever they call themselves',
      ),
      ...inFile(consent, '%s is told what is missing, and publishes once it is there'),
      ...inFile(
        'apps/worker/src/engines/firewall.int.test.ts',
        'a child’s comic is made from beginning to end, and not a byte of it leaves; an adult’s beside it does',
      ),
    ],
  },
  60: {
    group,
    what: 'A link of an adult a second time, after a week, or as something else: refused. Consent that is taken back stops everything.',
    tests: inFile(
      consent,
      'a link works once, for seven days, and only as what it is',
      'of two clicks at once one counts',
      'what is taken back closes the account at once: sessions, runs, and what readers saw',
    ),
  },
  61: {
    group,
    what: 'Another year of birth after a refusal: refused for a day.',
    tests: inFile(
      age,
      'a second try with another year, or none, is refused for a day, and nobody else behind the address is',
    ),
  },
  62: {
    group,
    what: 'A word of a deleted account anywhere: none in database, store, queue, mail or log. An export that leaves something out: it does not.',
    tests: [
      ...inFile('apps/api/src/canary.int.test.ts', 'no word of a deleted account is left anywhere'),
      ...inFile(
        'security/export.int.test.ts',
        'every table gives what it has of a person, or is known to have nothing',
      ),
      ...inFile(
        'apps/api/src/modules/account/account.int.test.ts',
        'exports what I made, and nothing of anybody else',
        'exports what was said and decided about me, and my sessions and messages, without any token',
      ),
    ],
  },
  63: {
    group,
    what: 'A request to anybody else’s server from a page that a child sees: none.',
    tests: inFile('e2e/hostile-words.e2e.ts', 'meets nobody else’s server on any screen'),
  },
  64: {
    group,
    what: 'A password, code, token, link or e-mail in a log: none.',
    tests: [
      ...inFile(
        'apps/api/src/server.int.test.ts',
        'the log never holds a password, code, token or e-mail, whatever goes wrong',
      ),
      ...inFile('apps/api/src/logging.test.ts', 'the values of a failed query stay out of the log'),
    ],
  },
  65: {
    group,
    what: 'A dependency that is not in the lock file, too young, or runs a script of its own: the build fails.',
    tests: inFile(
      'scripts/supply-chain.test.ts',
      'a package whose install script nobody has allowed ends the installation, and the script has not run',
      'versions that are younger than a week are not taken, and the lockfiles pin what is',
      'a tool of the toolchain that is not the one of the lockfile is not installed',
    ),
  },
  66: {
    group,
    what: 'Containers with rights or a file system to write to. Living depends on nothing; being ready depends on all.',
    tests: [
      ...inFile(
        'security/containers.test.ts',
        'the images run as a user without rights',
        'our containers write nowhere but to what is meant for it, and gain no rights',
        'secrets come from the environment and have no value that somebody could know',
      ),
      ...inFile(
        'apps/api/src/outage.int.test.ts',
        'without a database the process lives, is not ready, and says within two seconds what is missing',
      ),
      ...aboutRedis(
        'apps/api/src/redis.int.test.ts',
        'while Redis is away, generating answers 503 at once and leaves no row; everything else works',
      ),
    ],
  },
} as const satisfies Record<number, Refusal>;
