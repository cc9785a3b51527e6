/** What pupils do with an assigned comic. */
export const assignmentGoals = ['read', 'read-and-quiz', 'read-and-hardcore-quiz'] as const;
export type AssignmentGoal = (typeof assignmentGoals)[number];
