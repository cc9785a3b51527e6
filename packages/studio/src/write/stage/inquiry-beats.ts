import { fillIn } from '../../language/language.ts';
import type { Pair } from '../../language/language-texts.ts';
import type { Beat } from './beat.ts';
import type { StoryContext } from './story-context.ts';

/** Fact ids of the inquiry panels, for the questions that are asked about them. */
export const inquiryFacts = {
  look: 'inquiry-look',
  ask: 'inquiry-ask',
  check: 'inquiry-check',
  explain: 'inquiry-explain',
  steps: 'inquiry-steps',
};

const stepIcons = ['magnifying-glass-tilted-left', 'red-question-mark', 'open-book', 'speech-balloon'];

/**
 * For a story that is too thin to teach from: how to find out about a concept. It asks and invents nothing.
 */
export function inquiryBeats({ cast, topic, texts }: StoryContext): Beat[] {
  const { inquiry } = texts;
  const asks = ([ask, answer]: Pair) => [
    { speaker: cast.learner, text: ask },
    { speaker: cast.guide, text: answer },
  ];
  const tells = ([tell, answer]: Pair) => [
    { speaker: cast.guide, text: tell },
    { speaker: cast.learner, text: answer },
  ];
  return [
    {
      kind: 'think',
      lines: [{ speaker: cast.learner, text: fillIn(inquiry.wonder, { concept: topic })!, kind: 'thought' }],
      props: [{ icon: 'thought-balloon' }],
      factIds: [inquiryFacts.look],
    },
    {
      kind: 'exchange',
      lines: asks(inquiry.begin),
      props: [{ icon: 'magnifying-glass-tilted-left' }],
      factIds: [inquiryFacts.look],
    },
    {
      kind: 'exchange',
      lines: tells(inquiry.three),
      props: [{ icon: 'red-question-mark' }],
      factIds: [inquiryFacts.ask],
    },
    {
      kind: 'diagram',
      lines: [],
      caption: inquiry.stepsCaption,
      diagram: { kind: 'chain', nodes: inquiry.steps.map((label, i) => ({ label, icon: stepIcons[i] })) },
      factIds: [inquiryFacts.steps],
    },
    {
      kind: 'exchange',
      lines: asks(inquiry.disagree),
      at: 'library',
      props: [{ icon: 'books' }],
      factIds: [inquiryFacts.check],
    },
    {
      kind: 'exchange',
      lines: tells(inquiry.explain),
      props: [{ icon: 'memo' }],
      factIds: [inquiryFacts.explain],
    },
  ];
}
