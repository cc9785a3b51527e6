import type { AdultRelation, ConsentKind } from './consent.ts';

/** Of the words below: who changes them gives them another version, which is kept with every answer. */
export const consentTextVersion = '2026-11-24';

/** What is kept of a child and of the adult, as the page of the link lists it. */
export const keptOfChild: readonly string[] = [
  'First and last name, username, email address, year of birth and country',
  'The stories, comics and quizzes that your child makes',
  'Your email address, the words below, and when you agreed to them',
];

/** What holds for every child, whatever an adult says. */
export const promisesToChildren: readonly string[] = [
  'Nothing that your child writes is sent to another company: our own studio writes and draws.',
  'There are no ads for children.',
  'A comic is shown to others only after a person has read it.',
];

const relationNames: Record<AdultRelation, string> = {
  parent: 'parent',
  guardian: 'guardian',
  teacher: 'teacher',
};

/** Word for word what an adult is shown, and what is kept as the receipt. */
export function consentStatement(kind: ConsentKind, firstname: string, relation: AdultRelation): string {
  const who = relationNames[relation];
  if (kind === 'notice')
    return `I was told that ${firstname} has an account at Panelwise, makes comics there, and can show them to others once a person has read them. ${firstname} named me as their ${who}. I can object at any time: the account is then closed and everything in it is deleted.`;
  if (kind === 'school')
    return `I teach ${firstname}, and my school may agree for its pupils. ${firstname} may have an account at Panelwise for school, make comics there, and show them to others once a person has read them. I can take this back at any time: the account is then closed and everything in it is deleted.`;
  return `I am the ${who} of ${firstname} and may decide for ${firstname}. I agree that ${firstname} has an account at Panelwise, makes comics there, and shows them to others once a person has read them. I can take this back at any time: the account is then closed and everything in it is deleted.`;
}
