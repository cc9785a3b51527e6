/** What pupils do with an assigned comic. */
export const assignmentGoals = ['read', 'read-and-quiz', 'read-and-hardcore-quiz'] as const;
export type AssignmentGoal = (typeof assignmentGoals)[number];

/** Who may have classes, once they are grown up. */
export const classTeacherTypes: readonly string[] = ['Teacher', 'Other', 'admin', 'user'];
