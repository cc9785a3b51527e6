import type { Fact } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { taughtFirst } from './items/pack-items.ts';
import type { Lesson } from './lesson.ts';
import { planLesson } from './lesson-plan.ts';
import type { StorySentence } from './story/analyse-story.ts';

/** 5 did-you-know facts: from the lesson pack, else the story's own statements, else what is known about learning. */
export function writeFacts({ brief, parts, part, script }: Lesson): Fact[] {
  const plan = planLesson(brief, parts);
  if (plan.pack) {
    const facts = plan.pack.didYouKnow.map((entry) => ({ ...entry, factId: entry.fact }));
    return taughtFirst(facts, script, limits.facts)
      .slice(0, limits.facts)
      .map(({ text }) => ({ fact: text }));
  }
  const section = plan.sections[Math.min(Math.max(part, 1), plan.sections.length) - 1]!;
  const own = section.sentences
    .map((sentence) => ({ sentence, score: factScore(sentence) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence.text);
  return [...new Set([...own, ...learningFacts])].slice(0, limits.facts).map((fact) => ({ fact }));
}

/** Sentences that stand alone and state something; narration and sentences that point back score nothing. */
function factScore({ kind, text, words, people, amounts }: StorySentence): number {
  if (people.length > 0 || words < 5 || words > 32 || text.length > 400) return 0;
  if (!/^(?:definition|fact|cause|number|example)$/.test(kind)) return 0;
  if (
    /^(?:it|this|that|these|those|they|he|she|we|i|you|my|our|so|but|and|then|for example|for instance|therefore|as a result)\b/i.test(
      text,
    )
  )
    return 0;
  if (/^because\b.*\b(?:it|they|he|she)\b/i.test(text)) return 0;
  const striking =
    /\b(?:most|more than|largest|longest|only|every|never|first|hundreds|thousands|millions)\b/i.test(text);
  return (
    1 +
    (striking ? 1.5 : 0) +
    (amounts.length > 0 ? 1 : 0) +
    (kind === 'definition' ? 1 : 0) +
    (kind === 'cause' ? 0.5 : 0)
  );
}

const learningFacts = [
  'Testing yourself helps you remember more than reading the same page again.',
  'People who explain an idea to somebody else understand it better themselves.',
  'We remember words better when we see them together with a picture.',
  'Sleep helps your brain to keep what you learned during the day.',
  'Learning a little on several days works better than learning everything in one evening.',
];
