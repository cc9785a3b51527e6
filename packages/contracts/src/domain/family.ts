import { z } from 'zod';
import { gradeValues } from './grades.ts';
import { limits } from './limits.ts';
import { offPartsSchema } from './rewards.ts';

/** Letters of a code that nobody takes for another one or for a digit: no I, L or O. */
export const linkCodeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ';

/** As people type it: in any case, with spaces or dashes. */
export const linkCodeSchema = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
  .refine(
    (code) => new RegExp(`^[${linkCodeLetters}]{${limits.linkCodeLength}}$`).test(code),
    `The code has ${limits.linkCodeLength} letters.`,
  );

/** A code as it is shown: in two halves. */
export function spacedLinkCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** After how many minutes of a day a break is proposed. */
export const breakMinutes = [20, 30, 45] as const;

/** Reminders of the review: at most one mail a day, when something is due, and no more after so many that nobody answered. */
export const reminderRules = {
  mostUnanswered: 7,
  /** A mail that could not go out in its hour goes out in the next one, and then not that day, in hours. */
  windowHours: 2,
} as const;

/** Hours of a day at which a reminder is offered. */
export const reminderHours = [7, 15, 16, 17, 18, 19] as const;

/** What parents decide for a child. The server holds all of it. */
export const familyControlsSchema = z.object({
  /** Comics of higher grades are not shown; null for all. */
  highestGrade: z.enum(gradeValues).nullable(),
  /** Names of subjects whose comics are not shown. */
  hiddenSubjects: z.array(z.string().trim().min(1).max(100)).max(60),
  /** Null where no parent has said: battles are off then, but where a class has switched them on. */
  mayBattle: z.boolean().nullable(),
  /** Parts of play that are switched off. */
  offParts: offPartsSchema,
  /** At this hour of the child's day; null for never. */
  reminderHour: z.int().min(0).max(23).nullable(),
  breakAfterMinutes: z.int().min(5).max(240).nullable(),
});
export type FamilyControls = z.infer<typeof familyControlsSchema>;

/** What holds where no parent has decided anything. */
export const noControls: FamilyControls = {
  highestGrade: null,
  hiddenSubjects: [],
  mayBattle: null,
  offParts: [],
  reminderHour: null,
  breakAfterMinutes: null,
};

/** The part of the controls that says which comics are shown. */
export type ShownComics = Pick<FamilyControls, 'highestGrade' | 'hiddenSubjects'>;

/** The grades up to this one, it included. */
export function gradesUpTo(grade: string): string[] {
  return gradeValues.slice(0, gradeValues.indexOf(grade) + 1);
}
