import { z } from 'zod';
import { difficulties, taughtAtSchema } from './learning.ts';
import { limits } from './limits.ts';
import { earnedSchema } from './rewards.ts';

/** Where an answer was given. */
export const attemptContexts = ['reader', 'assignment', 'review', 'live', 'game', 'battle'] as const;
export type AttemptContext = (typeof attemptContexts)[number];

/**
 * How an answer came to us: when it was given; later, from a device that had no network; or in a file that a class has
 * handed in. The time of an answer is always that at which it came.
 */
export const arrivals = ['at-once', 'later', 'pack'] as const;
export type Arrival = (typeof arrivals)[number];
/** What a device may say of it by itself. */
export const arrivalSchema = z.enum(['at-once', 'later']).default('at-once');

/** What makes reading and answering easier. Each is set for a person, and noted with the answers that it helped. */
export const aids = [
  'read-aloud',
  'more-time',
  'fewer-options',
  'no-timer',
  'dyslexia-type',
  'high-contrast',
  'reduced-motion',
] as const;
export type Aid = (typeof aids)[number];
export const aidsSchema = z.array(z.enum(aids)).max(aids.length);

/** What an assignment can carry for everybody whom it is for. Nothing in it is timed, so nothing about time would help. */
export const assignmentAids = [
  'read-aloud',
  'fewer-options',
  'dyslexia-type',
  'high-contrast',
  'reduced-motion',
] as const satisfies readonly Aid[];
export const assignmentAidsSchema = z.array(z.enum(assignmentAids)).max(assignmentAids.length);

/** What is set for a person with what else holds, in the order of the list, each once. */
export function aidsTogether(own: readonly Aid[], more: readonly Aid[]): Aid[] {
  return aids.filter((aid) => own.includes(aid) || more.includes(aid));
}

/** What may help with one answer: an aid that is set, or what was bought for it. Wrong answers that step back are fewer options. */
export const attemptAids = [...aids, 'shown-where', 'second-chance', 'slow-clock'] as const;
export type AttemptAid = (typeof attemptAids)[number];
export const attemptAidsSchema = z.array(z.enum(attemptAids)).max(attemptAids.length);

/** The rules of evidence. Whoever changes one gives them another version. */
export const evidenceRules = {
  version: 'evidence-3',
  /** Nobody reads a word of a question and its options faster than a third of this, in ms. */
  wordMs: 150,
  /** Nor answers anything faster than this, in ms. */
  leastMs: 800,
  /** Whoever has seen an item answered proves nothing by it for so long, in ms. */
  seenMs: 10 * 60_000,
  /** Words a minute of a reader, and what a picture takes, in ms. */
  wordsPerMinute: 150,
  panelMs: 4_000,
  /** A comic counts as read when its last panel is reached after this part of the expected time. */
  leastReading: 0.4,
  /** At most so much of a day's reading is told at once, in ms. */
  mostReadingMs: 5 * 60_000,
  /** Of all that was read without a network at most so much counts, in ms. */
  mostLateMs: 10 * 60_000,
  /** The deck of a day takes no longer than this by expected times, in ms, by how old somebody is. */
  deckMs: {
    'under-9': 5 * 60_000,
    '9-12': 8 * 60_000,
    '13-17': 10 * 60_000,
    adult: 10 * 60_000,
  },
  /** Of a day's time no question takes more than this, in ms: whoever leaves one open is not at it all the while. */
  mostAnswerMs: 2 * 60_000,
  /** So many questions a day are new, of comics that were read without their quiz. */
  newADay: 4,
} as const;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The shortest time, in ms, in which somebody can have read a question with its options: faster answers prove nothing. */
export function leastAnswerMs({
  question,
  options,
}: {
  question: string;
  options: readonly string[];
}): number {
  const words = [question, ...options].reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(evidenceRules.leastMs, (evidenceRules.wordMs * words) / 3);
}

/** How long somebody takes to answer, in ms: to read it twice, and to think. */
export function expectedAnswerMs(item: { question: string; options: readonly string[] }): number {
  return 8_000 + 6 * leastAnswerMs(item);
}

/** How long reading takes, in ms, by the lines of all panels. */
export function expectedReadingMs(panels: readonly { lines: readonly { text: string }[] }[]): number {
  const words = panels.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + countWords(text), 0);
  return (words / evidenceRules.wordsPerMinute) * 60_000 + panels.length * evidenceRules.panelMs;
}

/** Names an item as it reads now. */
export const itemKeySchema = z.string().regex(/^[\w-]{22}$/, 'This question is not one of ours.');

/** A question as readers get it: what is right, and where it is taught, they are told when they have answered. */
export const readerQuestionSchema = z.object({
  key: itemKeySchema,
  question: z.string(),
  options: z.array(z.string()),
  difficulty: z.enum(difficulties),
});
export type ReaderQuestion = z.infer<typeof readerQuestionSchema>;

/** An answer to one question. */
export const newAnswerSchema = z.object({
  key: itemKeySchema,
  answer: z.string().min(1).max(limits.optionMax),
  /** What was answered before in the same go: a second try comes after a hint. */
  tried: z.array(z.string().max(limits.optionMax)).max(limits.optionsMax).default([]),
});

/** What the server says of an answer. */
export const verdictSchema = z.object({
  isRight: z.boolean(),
  /** Nothing is left to try, so that the right answer is told. */
  isSettled: z.boolean(),
  /** The panel that teaches it; as a hint before a second try, too. */
  taughtAt: taughtAtSchema.nullable(),
  correctAnswer: z.string().nullable(),
  explanation: z.string().nullable(),
  /** Another question that is taught at the same panel, to try what has just been learnt. */
  sibling: itemKeySchema.nullable(),
  /** What it has brought to whoever is logged in; not there where rewards are switched off. */
  earned: earnedSchema.optional(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/**
 * Whether a question is settled by so many answers in one go: one more try comes after a wrong one, where that does not
 * give the answer away.
 * @param tries how many answers there may be; null for as many as there are options
 */
export function isSettledBy(
  { options, isRight, answered }: { options: number; isRight: boolean; answered: number },
  tries: number | null = 2,
): boolean {
  const most = Math.min(tries ?? options, Math.max(1, options - 1));
  return isRight || answered >= most;
}
