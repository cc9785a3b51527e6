import type { ItemKind } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { IconBulb, IconFlame, IconListCheck, IconMessageCircle } from '@tabler/icons-react';
import type { ComicWork } from '../api/comic.ts';

/**
 * What can be made for a finished comic, in the order in which the class kit makes it. Adding one is a line here and a
 * list of its items. `expected` is how many there will be, `count` how many there are.
 */
export const extras = [
  {
    step: 'generate-quiz',
    kind: 'quiz',
    title: 'Quiz',
    tab: 'Quiz',
    lead: 'Questions over the whole comic, each with the panel that teaches it.',
    action: 'Generate Quiz',
    busy: 'Generating quiz...',
    item: 'question',
    items: 'questions',
    icon: IconListCheck,
    expected: limits.quizQuestions,
    count: (work: ComicWork) => work.questions.length,
  },
  {
    step: 'generate-hardcore-quiz',
    kind: 'hardcore-quiz',
    title: 'Hardcore Quiz',
    tab: 'Hardcore',
    lead: 'Questions that make them think, with the reason for every answer.',
    action: 'Generate Hardcore Quiz',
    busy: 'Generating hardcore quiz...',
    item: 'hardcore question',
    items: 'hardcore questions',
    icon: IconFlame,
    expected: limits.hardcoreQuestions,
    count: (work: ComicWork) => work.hardcoreQuestions.length,
  },
  {
    step: 'generate-faqs',
    kind: 'faqs',
    title: 'FAQs',
    tab: 'FAQs',
    lead: 'What readers ask, answered.',
    action: 'Generate FAQs',
    busy: 'Generating FAQs...',
    item: 'FAQ',
    items: 'FAQs',
    icon: IconMessageCircle,
    expected: limits.faqs,
    count: (work: ComicWork) => work.faqs.length,
  },
  {
    step: 'generate-didyouknow',
    kind: 'facts',
    title: 'Did You Know',
    tab: 'Facts',
    lead: 'Short facts around the concept.',
    action: 'Generate Did You Know',
    busy: 'Generating facts...',
    item: 'fact',
    items: 'facts',
    icon: IconBulb,
    expected: limits.facts,
    count: (work: ComicWork) => work.didYouKnow.length,
  },
] as const satisfies readonly { step: StepName; kind: ItemKind; [key: string]: unknown }[];

export type Extra = (typeof extras)[number];
