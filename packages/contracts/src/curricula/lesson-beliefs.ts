import beliefs from './data/beliefs.json' with { type: 'json' };

const byQuestion = new Map(Object.entries(beliefs as Record<string, Record<string, string>>));

/**
 * The misconception that a wrong answer of a lesson's question says, in the words of the lesson. Undefined for every other
 * answer, and for questions that somebody has put in other words: better nothing than a wrong one.
 */
export function beliefBehind(question: string, answer: string): string | undefined {
  const own = byQuestion.get(question);
  return own && Object.hasOwn(own, answer) ? own[answer] : undefined;
}
