import type { Faq } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { taughtFirst } from './items/pack-items.ts';
import { type Lesson, sectionOf } from './lesson.ts';
import { storyFaqs } from './story-faqs.ts';
import { plainWords } from './text/words.ts';

/** Up to 5 questions with answers: from the lesson pack, else from what the story itself tells. */
export function writeFaqs(lesson: Lesson): Faq[] {
  const { pack, story, sentences } = sectionOf(lesson);
  if (pack) {
    const faqs = pack.faqs.map((faq) => ({ ...faq, factId: faq.fact }));
    return taughtFirst(faqs, lesson.script, limits.faqs)
      .slice(0, limits.faqs)
      .map(({ question, answer }) => ({ question, answer }));
  }
  return withoutTwins(storyFaqs(sentences, story)).slice(0, limits.faqs);
}

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
