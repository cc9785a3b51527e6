import { z } from 'zod';
import { lessonPackSchema } from './lesson-pack.ts';

/**
 * The JSON Schema of a lesson pack (draft 2020-12), as `lesson-pack.schema.json` has it. What it cannot say, such as that a
 * triangle's sides agree or that a fact exists, only `npm run studio:check` says.
 */
export function lessonPackJsonSchema(): object {
  const schema = z.toJSONSchema(lessonPackSchema, {
    io: 'input',
    target: 'draft-2020-12',
    // Text is cleaned and then measured; what JSON Schema would say of it is what comes before the cleaning.
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodString) {
        const { minLength, maxLength } = z.toJSONSchema(zodSchema.out);
        Object.assign(jsonSchema, { minLength, maxLength });
      }
    },
  });
  return { title: 'Lesson pack', ...schema };
}
