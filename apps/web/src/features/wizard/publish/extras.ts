import type { StepName } from '@panelwise/contracts/steps/registry';
import type { ComicWork } from '../api/comic.ts';

/** What can be made for a finished comic. Adding one is a line here and a card for its results. */
export const extras = [
  {
    step: 'generate-quiz',
    title: 'Quiz',
    lead: 'Questions over the whole comic; each one names the panel that teaches it.',
    action: 'Generate Quiz',
    busy: 'Generating quiz...',
    count: (work: ComicWork) => work.questions.length,
  },
  {
    step: 'generate-hardcore-quiz',
    title: 'Hardcore Quiz',
    lead: 'Harder questions with an explanation for every answer.',
    action: 'Generate Hardcore Quiz',
    busy: 'Generating hardcore quiz...',
    count: (work: ComicWork) => work.hardcoreQuestions.length,
  },
  {
    step: 'generate-faqs',
    title: 'FAQs',
    lead: 'What readers ask, answered.',
    action: 'Generate FAQs',
    busy: 'Generating FAQs...',
    count: (work: ComicWork) => work.faqs.length,
  },
  {
    step: 'generate-didyouknow',
    title: 'Did You Know',
    lead: 'Short facts around the concept.',
    action: 'Generate Did You Know',
    busy: 'Generating facts...',
    count: (work: ComicWork) => work.didYouKnow.length,
  },
] as const satisfies readonly { step: StepName; [key: string]: unknown }[];

export type Extra = (typeof extras)[number];
