import type { Beat } from './beat.ts';
import type { Cast } from './cast.ts';

/** Fact ids of the inquiry panels, for the questions that are asked about them. */
export const inquiryFacts = {
  look: 'inquiry-look',
  ask: 'inquiry-ask',
  check: 'inquiry-check',
  explain: 'inquiry-explain',
  steps: 'inquiry-steps',
};

/**
 * For a story that is too thin to teach from: how to find out about a concept. It asks and invents nothing.
 */
export function inquiryBeats(cast: Cast, topic: string): Beat[] {
  const learner = (text: string) => ({ speaker: cast.learner, text });
  const guide = (text: string) => ({ speaker: cast.guide, text });
  return [
    {
      kind: 'think',
      lines: [
        { ...learner(`What do I already know about *${topic}*? And what do I only guess?`), kind: 'thought' },
      ],
      props: [{ icon: 'thought-balloon' }],
      factIds: [inquiryFacts.look],
    },
    {
      kind: 'exchange',
      lines: [
        learner('How do I begin?'),
        guide('Look closely first. Note what you see before you say what it means.'),
      ],
      props: [{ icon: 'magnifying-glass-tilted-left' }],
      factIds: [inquiryFacts.look],
    },
    {
      kind: 'exchange',
      lines: [
        guide('Then ask three things: What is it? How does it work? Why does it matter?'),
        learner('Three questions. I can do that!'),
      ],
      props: [{ icon: 'red-question-mark' }],
      factIds: [inquiryFacts.ask],
    },
    {
      kind: 'diagram',
      lines: [],
      caption: 'Four steps to a new idea',
      diagram: {
        kind: 'chain',
        nodes: [
          { label: 'look', icon: 'magnifying-glass-tilted-left' },
          { label: 'ask', icon: 'red-question-mark' },
          { label: 'find out', icon: 'open-book' },
          { label: 'explain', icon: 'speech-balloon' },
        ],
      },
      factIds: [inquiryFacts.steps],
    },
    {
      kind: 'exchange',
      lines: [
        learner('What if my book and a website disagree?'),
        guide('Check a third source. See who wrote each one, and how they know.'),
      ],
      at: 'library',
      props: [{ icon: 'books' }],
      factIds: [inquiryFacts.check],
    },
    {
      kind: 'exchange',
      lines: [
        guide('Last, explain it in your own words. Where you get stuck, look again.'),
        learner('Then the gaps show me what to read next.'),
      ],
      props: [{ icon: 'memo' }],
      factIds: [inquiryFacts.explain],
    },
  ];
}
