import { z } from 'zod';
import { limits } from './limits.ts';

/** The curricula that the house knows, in the order in which they are offered. */
export const curriculumIds = ['ccss', 'ngss', 'ncert-new', 'ncert-2023', 'icse'] as const;
export type CurriculumId = (typeof curriculumIds)[number];

export function isCurriculumId(id: string): id is CurriculumId {
  return (curriculumIds as readonly string[]).includes(id);
}

/** Names one standard: of which curriculum it is, or of which list of a school (by its id), and its code there. */
export const standardRefSchema = z.object({
  curriculum: z.union([z.enum(curriculumIds), z.uuid()], 'Please choose a curriculum.'),
  code: z.string('Please choose a standard.').min(1).max(limits.standardCodeMax),
});
export type StandardRef = z.infer<typeof standardRefSchema>;

/** A standard as people read it. */
export const standardSchema = standardRefSchema.extend({
  title: z.string(),
  /** The name of its curriculum or list. */
  of: z.string(),
  /** The unit or chapter that it stands in. */
  unit: z.string(),
});
export type Standard = z.infer<typeof standardSchema>;

/** What a class follows. A school's own list has neither grades nor subjects. */
export const classCurriculumSchema = z.object({
  curriculum: standardRefSchema.shape.curriculum,
  grade: z.string().max(10).default(''),
  subject: z.string().max(60).default(''),
});
export type ClassCurriculum = z.infer<typeof classCurriculumSchema>;

/** A unit of a curriculum, or a chapter of its book, with its standards in their order. */
export const curriculumUnitSchema = z.object({
  /** Unique within its curriculum. */
  _id: z.string(),
  title: z.string(),
  subject: z.string(),
  /** Its number in the book; null where it has none. */
  chapter: z.int().nullable(),
  standards: z.array(z.object({ code: z.string(), title: z.string() })),
});
export type CurriculumUnit = z.infer<typeof curriculumUnitSchema>;

/** A curriculum without its standards: what one chooses from. */
export const curriculumSchema = z.object({
  _id: z.enum(curriculumIds),
  name: z.string(),
  /** Which edition of its books or papers the codes are of. */
  edition: z.string(),
  country: z.string(),
  about: z.string(),
  leftOut: z.string(),
  grades: z.array(z.object({ grade: z.string(), subjects: z.array(z.string()) })),
});
export type Curriculum = z.infer<typeof curriculumSchema>;

/** As comics of readers keep it in one word, such as `ngss:MS-LS1-6`. */
export const keyOfStandard = ({ curriculum, code }: StandardRef): string => `${curriculum}:${code}`;
