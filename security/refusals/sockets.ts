import { inFile, type Refusal } from '../refusal.ts';

const gateway = 'apps/api/src/realtime/gateway.int.test.ts';
const bounds = 'apps/api/src/realtime/socket-limits.int.test.ts';
const group = 'sockets';

export const sockets = {
  50: {
    group,
    what: 'A socket without a good token: not connected.',
    tests: inFile(gateway, 'without a good token nobody connects'),
  },
  51: {
    group,
    what: 'Following another’s run: an error, and not one event.',
    tests: inFile(bounds, "another's run cannot be followed, and no event of it arrives"),
  },
  52: {
    group,
    what: 'A session that ends while its socket is open: cut within five seconds.',
    tests: inFile(
      bounds,
      'logging out cuts the sockets of that session at once, and no other',
      'a session that ends without a sound is cut within five seconds',
    ),
  },
  53: {
    group,
    what: 'Coming back to a socket with a token that counts no more: refused.',
    tests: inFile(bounds, 'logging out cuts the sockets of that session at once, and no other'),
  },
  54: {
    group,
    what: 'A frame over 100 kB, a hundred events in a second, an eleventh socket: closed.',
    tests: inFile(
      bounds,
      'a frame over 100 kB ends the connection',
      'more than a hundred events in a second end the connection',
      'the eleventh socket of a session is closed, the first ten and those of other sessions stay',
    ),
  },
  55: {
    group,
    what: 'A reader that takes nothing in: dropped once a megabyte waits for it.',
    tests: inFile(bounds, 'a reader that takes nothing in is dropped once a megabyte waits for it'),
  },
} as const satisfies Record<number, Refusal>;
