import { inFile, type Refusal } from '../refusal.ts';

const gateway = 'apps/api/src/realtime/gateway.int.test.ts';
const group = 'sockets';
const open = 'Sockets are being tried on both backends.';
const here = { neither: 'Written where it is being built.' };

export const sockets = {
  50: {
    group,
    what: 'A socket without a good token: not connected.',
    tests: inFile(gateway, 'without a good token nobody connects'),
    backends: here,
    open,
  },
  51: {
    group,
    what: 'Following another’s run: an error, and not one event.',
    tests: inFile(
      gateway,
      "another's run cannot be followed, and no event of it arrives",
      'the owner hears of every run on all screens, others of none',
    ),
    backends: here,
    open,
  },
  52: {
    group,
    what: 'A session that ends while its socket is open: cut within five seconds.',
    tests: inFile(
      gateway,
      'logging out cuts the sockets of that session at once, and no other',
      'a session that ends without a sound is cut within five seconds',
    ),
    backends: here,
    open,
  },
  53: {
    group,
    what: 'Coming back to a socket with a token that counts no more: refused.',
    tests: [],
    backends: here,
    open,
  },
  54: {
    group,
    what: 'A frame over 100 kB, a hundred events in a second, an eleventh socket: closed.',
    tests: inFile(
      gateway,
      'a frame over 100 kB ends the connection',
      'more than a hundred events in a second end the connection',
      'the eleventh socket of a user is closed, the first ten stay',
    ),
    backends: here,
    open,
  },
  55: {
    group,
    what: 'A reader that takes nothing in: dropped once a megabyte waits for it.',
    tests: inFile(gateway, 'a reader that takes nothing in is dropped once a megabyte waits for it'),
    backends: here,
    open,
  },
} as const satisfies Record<number, Refusal>;
