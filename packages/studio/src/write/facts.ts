import type { Fact } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { taughtFirst } from './items/pack-items.ts';
import { type Lesson, sectionOf } from './lesson.ts';
import { storyFacts } from './story-facts.ts';

/** Up to 5 did-you-know facts: from the lesson pack, else what the story itself states; nothing it does not say. */
export function writeFacts(lesson: Lesson): Fact[] {
  const { pack, story, sentences } = sectionOf(lesson);
  if (pack) {
    const facts = pack.didYouKnow.map((entry) => ({ ...entry, factId: entry.fact }));
    return taughtFirst(facts, lesson.script, limits.facts)
      .slice(0, limits.facts)
      .map(({ text }) => ({ fact: text }));
  }
  return storyFacts(sentences, story)
    .slice(0, limits.facts)
    .map((fact) => ({ fact }));
}
