import { plural } from '@lingui/core/macro';

/** What comes tomorrow, said to whoever has done enough today. */
export const tomorrowWords = (questions: number): string =>
  plural(questions, {
    one: 'Well done. # question comes back tomorrow.',
    other: 'Well done. # questions come back tomorrow.',
  });
