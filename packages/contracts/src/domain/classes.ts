/** What pupils do with an assigned comic. */
export const assignmentGoals = ['read', 'read-and-quiz', 'read-and-hardcore-quiz'] as const;
export type AssignmentGoal = (typeof assignmentGoals)[number];

/** Who may have classes, once they are grown up. */
export const classTeacherTypes: readonly string[] = ['Teacher', 'Other', 'admin', 'user'];

/** How a pupil logs in: with an account of their own, or by the pictures on a card of their class. */
export const pupilKinds = ['account', 'pictures'] as const;
export type PupilKind = (typeof pupilKinds)[number];

/** What is kept of a pupil who logs in by pictures, as their teacher reads it. */
export const keptOfPupil: readonly string[] = [
  'The name that you typed, four pictures, and the class',
  'The comics that they make, what they read, and their answers to questions',
  'What makes reading easier for them, as you set it',
  'That you agreed for your school, in which words, and when',
];
