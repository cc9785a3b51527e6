import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Points of the contract in the language of the page; one that is new there stays as it is. */
const translated: Record<string, MessageDescriptor> = {
  'First and last name, username, email address, year of birth and country': msg`First and last name, username, email address, year of birth and country`,
  'The stories, comics and quizzes that your child makes': msg`The stories, comics and quizzes that your child makes`,
  'Your email address, the words below, and when you agreed to them': msg`Your email address, the words below, and when you agreed to them`,
  'Nothing that your child writes is sent to another company: our own studio writes and draws.': msg`Nothing that your child writes is sent to another company: our own studio writes and draws.`,
  'There are no ads for children.': msg`There are no ads for children.`,
  'A comic is shown to others only after a person has read it.': msg`A comic is shown to others only after a person has read it.`,
  'The name that you typed, four pictures, and the class': msg`The name that you typed, four pictures, and the class`,
  'The comics that they make, what they read, and their answers to questions': msg`The comics that they make, what they read, and their answers to questions`,
  'What makes reading easier for them, as you set it': msg`What makes reading easier for them, as you set it`,
  'That you agreed for your school, in which words, and when': msg`That you agreed for your school, in which words, and when`,
};

/** What is kept of a child or pupil, or promised, as a list for the adult who is asked (lists of the contracts). */
export function ConsentPoints({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{translated[point] ? i18n._(translated[point]) : point}</li>
      ))}
    </ul>
  );
}
