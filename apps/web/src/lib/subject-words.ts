import { msg } from '@lingui/core/macro';
import { textOr, textsOf } from './texts-of.ts';

/** The subjects that every site begins with, by the name that the database has for them. */
const words = textsOf({
  Science: msg({ message: 'Science', context: 'subject' }),
  Math: msg({ message: 'Math', context: 'subject' }),
  English: msg({ message: 'English', context: 'subject' }),
  History: msg({ message: 'History', context: 'subject' }),
  Geography: msg({ message: 'Geography', context: 'subject' }),
  Civics: msg({ message: 'Civics', context: 'subject' }),
  Economics: msg({ message: 'Economics', context: 'subject' }),
  Computing: msg({ message: 'Computing', context: 'subject' }),
  Health: msg({ message: 'Health', context: 'subject' }),
  Art: msg({ message: 'Art', context: 'subject' }),
  Biology: msg({ message: 'Biology', context: 'subject' }),
  Physics: msg({ message: 'Physics', context: 'subject' }),
  Chemistry: msg({ message: 'Chemistry', context: 'subject' }),
});

/** What a stored subject is called; its own name where an admin of this site added it. */
export const subjectWords = (name: string): string => textOr(words, name);
