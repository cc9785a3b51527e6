import { diagramSchema } from '@panelwise/contracts/domain/diagram';
import { limits } from '@panelwise/contracts/domain/limits';
import { propSchema } from '@panelwise/contracts/domain/script';
import { z } from 'zod';
import { expressionNames, poseNames, sceneNames, toneNames } from '../../draw/vocabulary.ts';
import { wellMarked } from './quantities.ts';

/*
 * What a lesson pack is. The type is inferred from here and `lesson-pack.schema.json`, which editors check a pack against
 * while it is written, is made from here. How its parts refer to each other, how long a line may be and how hard its
 * words are: `check-pack.ts`.
 */

const id = z.string().regex(/^[a-z0-9-]+$/, 'Use small letters, digits and hyphens, such as "water-cycle".');
const text = (max: number) => z.string().min(1).max(max);
/** What is read in a comic or beside it. */
const told = (max: number) =>
  text(max).regex(wellMarked, 'Braces hold {learner}, {guide} or a quantity such as {2 metres|6.5 feet}.');
const name = text(60);
const title = text(80);
/** A line of the comic; how many words fit into a bubble is measured by `check-pack.ts`. */
const line = told(200);
const sentence = told(240);
const fact = name.describe('Id of a fact: a key of `facts`.');
const grade = z.int().min(0).max(12);

const props = z.array(propSchema).max(4);
const at = z.enum(sceneNames).describe('The place it plays in.');

const seen = z
  .array(
    z.strictObject({
      who: name.describe('`{learner}`, `{guide}`, or whoever else is seen: "a baker".'),
      as: z
        .string()
        .min(1)
        .max(limits.labelMax)
        .optional()
        .describe('What somebody else is drawn as: "woman", "egypt-ruler-man", "crowd", "dog".'),
      does: z.enum(poseNames).optional(),
      feels: z
        .enum(expressionNames)
        .optional()
        .describe('The face, where the words alone would give another.'),
      holds: z
        .string()
        .min(1)
        .max(limits.labelMax)
        .optional()
        .describe('Icon of what the hands hold, where the pose holds something.'),
    }),
  )
  .min(1)
  .max(4)
  .describe('Who is in the picture beside those who speak, and what each of them does and feels.');

/** Staging that any beat may name; what it leaves out is chosen from the words. */
const stage = {
  teaches: z.array(fact).optional(),
  at: at.optional(),
  props: props.optional(),
  seen: seen.optional(),
  tone: z.enum(toneNames).optional(),
  sfx: name.optional(),
  picture: sentence.describe('What is to be seen, in words.').optional(),
};

const beat = z
  .discriminatedUnion('beat', [
    z
      .strictObject({ beat: z.literal('ask'), learner: line, guide: line, ...stage })
      .describe('The learner asks, the guide answers.'),
    z
      .strictObject({ beat: z.literal('tell'), guide: line, learner: line.optional(), ...stage })
      .describe('The guide tells, the learner takes it up.'),
    z
      .strictObject({ beat: z.literal('caption'), caption: line, learner: line.optional(), ...stage })
      .describe('Narration over a picture.'),
    z
      .strictObject({ beat: z.enum(['think', 'shout']), learner: line, ...stage })
      .describe('The learner alone.'),
    z
      .strictObject({
        beat: z.literal('diagram'),
        caption: line,
        diagram: diagramSchema,
        guide: line.optional(),
        ...stage,
      })
      .describe('A drawing from data, with a caption.'),
    z
      .strictObject({
        beat: z.literal('myth'),
        myth: id.describe('Id of a misconception.'),
        learner: line,
        guide: line,
        ...stage,
      })
      .describe('A misconception, and its correction.'),
    z
      .strictObject({ beat: z.literal('recap'), guide: line, learner: line, ...stage })
      .describe('What to remember; closes a chapter.'),
  ])
  .meta({
    id: 'beat',
    description:
      'One panel of a lesson. `*stars*` mark key terms; `{guide}` and `{learner}` stand for names.',
  });
export type PackBeat = z.infer<typeof beat>;

const picture = z
  .strictObject({
    at: at.optional(),
    props: props.optional(),
    seen: seen.optional(),
    tone: z.enum(toneNames).optional(),
    diagram: diagramSchema.optional(),
  })
  .describe('What shows a fact, or a mistake that many make, wherever it is told.');
export type FactPicture = z.infer<typeof picture>;

const standard = z.strictObject({
  framework: z.enum(['NGSS', 'Common Core', 'C3', 'NCAS', 'NHES', 'CSTA', 'CBSE', 'ICSE']),
  topic: text(120).describe('A topic of the standard by name; its codes change, and its names stay.'),
});
export type Standard = z.infer<typeof standard>;

const chapter = z
  .strictObject({
    title,
    keyTerms: z.array(name).min(1).max(12).describe('Terms by name: each is in `terms` of the pack.'),
    hook: z
      .strictObject({
        learner: line,
        guide: line,
        at: at.optional(),
        props: props.optional(),
        seen: seen.optional(),
      })
      .describe('Opens the chapter, in the title panel.'),
    beats: z.array(beat),
  })
  .meta({
    id: 'chapter',
    description: 'Becomes one comic, and has at least 5 quiz and 3 hardcore questions on facts it teaches.',
  });
export type PackChapter = z.infer<typeof chapter>;

const bloom = z
  .enum(['remember', 'understand', 'apply', 'analyse', 'evaluate'])
  .describe("What a learner does to answer, from Bloom's taxonomy. It sets the difficulty.");
export type Bloom = z.infer<typeof bloom>;

const question = z.strictObject({
  fact,
  bloom,
  question: sentence,
  key: told(120).describe('The right answer.'),
  not: z
    .tuple([told(120), told(120), told(120)])
    .describe('Three wrong answers, each wrong for a reason a learner could have.'),
  believes: z
    .record(told(120), id)
    .optional()
    .describe('Of wrong answers that say a misconception themselves: its id, by the answer.'),
});
export type PackQuestion = z.infer<typeof question>;

export const lessonPackSchema = z
  .strictObject({
    $schema: z.string().optional(),
    id: id.describe('The name of the file, without ".json".'),
    title,
    tagline: text(120),
    subject: name,
    grades: z.tuple([grade, grade]).describe('First and last grade; 0 is Kindergarten.'),
    standards: z
      .array(standard)
      .describe('Where school standards ask for it: at least one American framework, the CBSE and the ICSE.'),
    match: z
      .array(name)
      .min(1)
      .describe('Lower-case phrases; a concept that contains one as whole words is taught by this pack.'),
    alone: z
      .array(name)
      .optional()
      .describe(
        'Lower-case names that must be the whole concept, because in other words they mean something else: "cell division".',
      ),
    facts: z
      .record(name, sentence)
      .describe('Statements by id. Everything else refers to them, and each is used.'),
    terms: z.array(z.strictObject({ term: name, means: told(120), fact })),
    misconceptions: z.array(z.strictObject({ id, says: line, truth: line, fact })),
    pictures: z
      .record(name, picture)
      .optional()
      .describe(
        'What is seen where a story of its own tells the lesson, by the id of a fact or a misconception. With it, such a story also shows the things of hooks, recaps and beats told as they are written.',
      ),
    chapters: z.tuple([chapter, chapter]),
    quiz: z.array(question),
    hardcore: z.array(question.extend({ why: sentence.describe('Why the key is right.') })),
    faqs: z.array(z.strictObject({ fact, question: sentence, answer: sentence })),
    didYouKnow: z.array(z.strictObject({ fact, text: sentence })),
  })
  .describe(
    'A lesson of Panelwise written by hand, as data: what the studio knows of one concept. A quantity that is told in other units in the United States stands in both: "{2 metres|6.5 feet}".',
  );
/** A lesson written by hand, as data: what the studio knows of one concept. */
export type LessonPack = z.infer<typeof lessonPackSchema>;
