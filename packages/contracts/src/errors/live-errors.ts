import { limits } from '../domain/limits.ts';

/** What can go wrong in a live session. */
export const liveErrors = {
  'live-not-found': {
    status: 404,
    retry: false,
    message: 'This live session is over, or there is none. Ask for the code and type it again.',
  },
  'live-ended': { status: 409, retry: false, message: 'This live session is over.' },
  'live-running': {
    status: 409,
    retry: false,
    message: 'This class has a live session already. Go on with it, or end it first.',
  },
  'live-no-questions': {
    status: 422,
    retry: false,
    message: 'This comic has no such questions yet. Choose the other quiz, or another comic.',
  },
  'live-door-closed': {
    status: 409,
    retry: false,
    message: 'The door is closed. Ask your teacher to open it.',
  },
  'live-full': {
    status: 409,
    retry: false,
    message: `A live session has room for ${limits.liveSeatsMax}. All seats are taken.`,
  },
  'live-name-taken': {
    status: 409,
    retry: false,
    message: 'Somebody has just taken this name. Please choose another one.',
  },
  /** Of a comic that nobody has reviewed: only the class may see it. */
  'live-log-in': {
    status: 403,
    retry: false,
    message: 'This comic is for the class alone. Log in as you do in class, then come in.',
  },
  'live-seat-lost': {
    status: 403,
    retry: false,
    message: 'You have no seat here. Come in with the code.',
  },
  /** Said to whoever answers what is not open: closed by now, or another question. */
  'live-closed': { status: 409, retry: false, message: 'This question is closed. Look up.' },
  'live-moved': {
    status: 409,
    retry: false,
    message: 'The session has moved on meanwhile. Look at it once more.',
  },
} as const;
