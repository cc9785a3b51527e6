import { z } from 'zod';
import { castChoicesSchema } from './cast.ts';
import { limits } from './limits.ts';
import { partWishesSchema } from './part-wishes.ts';
import { textSchema, trimmedTextSchema } from './text.ts';

/**
 * One part of the concept breakdown, as a writer proposes it and its creator has changed it: `start` and `end` are the
 * words the part begins and ends with.
 */
export const partPlanSchema = z.object({
  part: z.int().min(1),
  title: textSchema(1, limits.partTitleMax),
  keyTerms: z.array(textSchema(1, limits.keyTermMax)).max(limits.keyTermsMax),
  start: textSchema(0, 2_000),
  end: textSchema(0, 2_000),
  /** Which part it was as the story tells it, from 1. Left out, its creator has not moved it. */
  section: z.int().min(1).optional(),
  /** Its creator chose the key terms: these are marked in the script, and no others. */
  termsChosen: z.literal(true).optional(),
});
export type PartPlan = z.infer<typeof partPlanSchema>;

/** Which run of the story a part tells, from 1. */
export const sectionOf = ({ part, section = part }: Pick<PartPlan, 'part' | 'section'>): number => section;

/** Names a creator gives to the one who asks and the one who explains; the studio chooses the others. */
export const castNamesSchema = z.object({
  learner: trimmedTextSchema(1, limits.castNameMax).optional(),
  guide: trimmedTextSchema(1, limits.castNameMax).optional(),
});
export type CastNames = z.infer<typeof castNamesSchema>;

/** What a creator asked for: the input of a writer. Names, not ids. */
export const briefSchema = z.object({
  title: z.string(),
  concept: z.string(),
  story: z.string(),
  subject: z.string(),
  grade: z.string(),
  country: z.string(),
  theme: z.string().optional(),
  style: z.string(),
  seed: z.string(),
  castNames: castNamesSchema.optional(),
  /** What the creator decided about who is in it. */
  cast: castChoicesSchema.optional(),
  /** What the creator wants of its parts. */
  partWishes: partWishesSchema.optional(),
  /** Id of the lesson that the people of the story carry. Left out, the story is told by itself. */
  lesson: z.string().optional(),
});
export type Brief = z.infer<typeof briefSchema>;

/** How concepts and titles are compared: case, width and spacing do not matter. */
export function conceptKey(concept: string): string {
  return concept.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** What the title of a copied comic begins with. */
const copyWords = 'Copy of ';

/** The title of a copy. A copy of a copy is named after the first one, and a long title is cut to the length of a title. */
export function copyTitle(title: string): string {
  return (copyWords + withoutCopyWords(title)).slice(0, limits.titleMax).trimEnd();
}

const withoutCopyWords = (title: string) => title.replace(new RegExp(`^(${copyWords})+`), '');

/**
 * What everything made for a series is seeded with. It comes from the words alone, so the cast keeps its
 * clothes through all parts, the same input gives the same comic, and the rough that a browser draws is the
 * page that a worker draws. The people of a copy look like those of the comic that was copied.
 */
export function seedOf(title: string, concept: string): string {
  return `${conceptKey(withoutCopyWords(title))}|${conceptKey(concept)}`;
}
