import type { Faq } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { asksTheSame } from './items/asks-the-same.ts';
import { packItems } from './items/pack-items.ts';
import { type Lesson, sectionOf, teachesFact } from './lesson.ts';
import { planLesson } from './lesson-plan.ts';
import type { LessonPack } from './packs/lesson-pack.ts';
import { extrasOfPart, leastExtras, wholeRoom } from './part-extras.ts';
import { storyFaqs } from './story-faqs.ts';
import { capitalise, plainWords } from './text/words.ts';

/**
 * Questions with answers, 3 to 5 from a lesson pack, no question in two parts; else at most 5 from what the story itself
 * tells.
 */
export const writeFaqs = (lesson: Lesson): Faq[] =>
  faqsFor(lesson, { least: leastExtras, most: limits.faqs }).slice(0, limits.faqs);

/** All that there are, the ones of a set first. */
export const faqsLeft = (lesson: Lesson): Faq[] => faqsFor(lesson, wholeRoom);

function faqsFor(lesson: Lesson, room: { least: number; most: number }): Faq[] {
  const plan = planLesson(lesson.brief, lesson.parts);
  if (plan.pack) {
    const extras = { own: plan.pack.faqs, spare: [...mythFaqs(plan.pack), ...termFaqs(plan.pack)] };
    return extrasOfPart(
      extras,
      plan,
      lesson.part,
      teachesFact(lesson, plan.pack),
      room,
      asksTheSame(packItems(plan.pack, lesson.script)),
    ).map(({ question, answer }) => ({ question, answer }));
  }
  const { story, sentences } = sectionOf(lesson);
  if (story.missing) return [];
  return withoutTwins(storyFaqs(sentences, story));
}

type PackFaq = LessonPack['faqs'][number];

const mythFaqs = ({ misconceptions }: LessonPack): PackFaq[] =>
  misconceptions.map(({ says, truth, fact }) => ({
    fact,
    question: `Somebody says: “${says}” Is that right?`,
    answer: `No. ${truth}`,
  }));

/** What the terms mean, but for those that a question of the pack asks about already. */
const termFaqs = ({ terms, faqs }: LessonPack): PackFaq[] =>
  terms
    .filter(({ term }) => !faqs.some(({ question }) => isAsked(term, question)))
    .map(({ term, means, fact }) => ({
      fact,
      question: `What does “${term}” mean?`,
      answer: `${capitalise(means)}.`,
    }));

const isAsked = (term: string, question: string) =>
  /^what\b/i.test(question) && plainWords(question).join(' ').includes(plainWords(term).join(' '));

/** No question and no answer twice, and none without words. */
function withoutTwins(faqs: Faq[]): Faq[] {
  const seen = new Set<string>();
  return faqs.filter(({ question, answer }) => {
    const keys = [question, answer].map((text) => plainWords(text).join(' '));
    if (keys.some((key) => key === '' || seen.has(key)) || keys[0] === keys[1]) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}
