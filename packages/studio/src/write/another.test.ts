import { describe, expect, it } from 'vitest';
import type { Known } from './another.ts';
import { freeStories } from './fixtures/free-stories.ts';
import { knownStories } from './fixtures/known-stories.ts';
import { twelveStories } from './fixtures/twelve-stories.ts';
import { lintItems } from './item-lint.ts';
import { asksTheSame } from './items/asks-the-same.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();
const stories = Object.entries({
  ...knownStories,
  ...{ history: freeStories.history!, experiment: freeStories.experiment!, howTo: twelveStories.howTo! },
});
const none: Known = { heads: [], answers: [], factIds: [] };

/** All that can be had one after the other, as somebody does who drops each. */
function drain<T>(next: (known: Known) => T | undefined, headOf: (item: T) => string, set: T[]): T[] {
  const had: T[] = [...set];
  const more: T[] = [];
  for (let i = 0; i < 80; i++) {
    const item = next({ ...none, heads: had.map(headOf), answers: had.map(answerOf) });
    if (!item) return more;
    had.push(item);
    more.push(item);
  }
  throw new Error('There is no end to them.');
}
const answerOf = (item: unknown) => {
  const { answer = '', correctAnswer = answer } = item as { answer?: string; correctAnswer?: string };
  return correctAnswer;
};

describe.each(stories)('what is left for the comic of %s', (_, brief) => {
  const parts = writer.breakdown(brief);
  const script = writer.script(brief, parts, 1);
  const lesson = { brief, parts, part: 1, script };

  it('is in no set, sound, and comes to an end', () => {
    const quiz = writer.quiz(lesson);
    const more = drain(
      (known) => writer.anotherQuestion(lesson, known),
      ({ question }) => question,
      quiz,
    );
    const questions = [...quiz, ...more].map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    for (const one of more)
      expect(lintItems([one], script, writer.lintContext(lesson)).filter(({ item }) => item === 0)).toEqual(
        [],
      );
    for (const [set, next] of [
      [writer.faqs(lesson).map(({ question }) => question), writer.anotherFaq],
      [writer.facts(lesson).map(({ fact }) => fact), writer.anotherFact],
    ] as const) {
      const headOf = (item: { question: string } | { fact: string }) =>
        'fact' in item ? item.fact : item.question;
      const rest = drain<{ question: string } | { fact: string }>(
        (known) => next(lesson, { ...known, heads: [...set, ...known.heads] }),
        headOf,
        [],
      ).map(headOf);
      expect(new Set([...set, ...rest]).size).toBe(set.length + rest.length);
    }
  });

  it('asks what the set does not ask, first of all about what it does not ask about', () => {
    const quiz = writer.quiz(lesson);
    const known = {
      heads: quiz.map(({ question }) => question),
      answers: quiz.map(({ correctAnswer }) => correctAnswer),
    };
    const one = writer.anotherQuestion(lesson, { ...known, factIds: [] });
    if (!one) return;
    const same = asksTheSame(quiz.map((item) => ({ ...item, kind: '', key: item.correctAnswer }) as never));
    expect(same({ question: one.question, answer: one.correctAnswer })).toBe(false);
    const other = writer.anotherQuestion(lesson, { ...known, factIds: [one.factId!] });
    if (other && other.question !== one.question) expect(other.factId).not.toBe(one.factId);
  });
});

it('has more for a lesson, and for a story that explains much', () => {
  for (const brief of [knownStories.photosynthesis!, freeStories.history!]) {
    const parts = writer.breakdown(brief);
    const lesson = { brief, parts, part: 1, script: writer.script(brief, parts, 1) };
    const [first, ...quiz] = writer.quiz(lesson);
    const heads = [first!, ...quiz].map(({ question }) => question);
    const answers = [first!, ...quiz].map(({ correctAnswer }) => correctAnswer);
    const factIds = quiz.flatMap(({ factId }) => factId ?? []);
    expect(writer.anotherQuestion(lesson, { heads, answers, factIds })).toBeDefined();
    const facts = writer.facts(lesson).map(({ fact }) => fact);
    expect(writer.anotherFact(lesson, { ...none, heads: facts })).toBeDefined();
  }
});

it('has none for a story of a sentence', () => {
  const brief = freeStories.oneSentence!;
  const parts = writer.breakdown({ ...brief, lesson: undefined, pack: undefined });
  const lesson = {
    brief: { ...brief, pack: undefined },
    parts,
    part: 1,
    script: writer.script(brief, parts, 1),
  };
  expect(writer.anotherFaq(lesson, none)).toBeUndefined();
  expect(writer.anotherFact(lesson, none)).toBeUndefined();
});
