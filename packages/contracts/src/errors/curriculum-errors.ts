import { limits } from '../domain/limits.ts';

/** What is refused of standards and of lists of them. */
export const curriculumErrors = {
  'standard-unknown': {
    status: 422,
    retry: false,
    message: 'We do not know this standard. Please choose it from the list again.',
  },
  /** Details name each line. */
  'bad-standard-list': {
    status: 422,
    retry: false,
    message: 'This file cannot be read. It needs the columns code and title, and may have unit.',
  },
  'too-many-standard-lists': {
    status: 409,
    retry: false,
    message: `You have ${limits.standardListsMax} lists already. Delete one of them first.`,
  },
  'standard-comics-full': {
    status: 409,
    retry: false,
    message: `A standard of a list names at most ${limits.listedComicsMax} comics. Take one away first.`,
  },
} as const;
