import { z } from 'zod';

/** A lesson of the studio that a story could carry. */
export const lessonOfferSchema = z.object({ id: z.string(), title: z.string() });
export type LessonOffer = z.infer<typeof lessonOfferSchema>;

/**
 * What a creator is told beside a result, because the comic may not become what they hope for. `thin`: the story gives
 * too little to teach from. `language`: the studio does not read the language of the story yet. `undrawn`: nothing can draw
 * somebody whom the story is about.
 */
export const warningSchema = z.object({
  kind: z.enum(['thin', 'language', 'undrawn']),
  message: z.string(),
  /** Who cannot be drawn, as the story calls them. */
  names: z.array(z.string()).optional(),
  /** What would help, as questions that the story could answer. */
  questions: z.array(z.string()),
  /** Lessons that could be told with the people of the story. */
  lessons: z.array(lessonOfferSchema),
});
export type Warning = z.infer<typeof warningSchema>;
