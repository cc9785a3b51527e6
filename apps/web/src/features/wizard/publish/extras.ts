import { msg } from '@lingui/core/macro';
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
    title: msg`Quiz`,
    tab: msg`Quiz`,
    lead: msg`Questions over the whole comic, each with the panel that teaches it.`,
    action: msg`Generate Quiz`,
    busy: msg`Generating quiz...`,
    icon: IconListCheck,
    expected: limits.quizQuestions,
    count: (work: ComicWork) => work.questions.length,
  },
  {
    step: 'generate-hardcore-quiz',
    kind: 'hardcore-quiz',
    title: msg`Hardcore Quiz`,
    tab: msg`Hardcore`,
    lead: msg`Questions that make them think, with the reason for every answer.`,
    action: msg`Generate Hardcore Quiz`,
    busy: msg`Generating hardcore quiz...`,
    icon: IconFlame,
    expected: limits.hardcoreQuestions,
    count: (work: ComicWork) => work.hardcoreQuestions.length,
  },
  {
    step: 'generate-faqs',
    kind: 'faqs',
    title: msg`FAQs`,
    tab: msg`FAQs`,
    lead: msg`What readers ask, answered.`,
    action: msg`Generate FAQs`,
    busy: msg`Generating FAQs...`,
    icon: IconMessageCircle,
    expected: limits.faqs,
    count: (work: ComicWork) => work.faqs.length,
  },
  {
    step: 'generate-didyouknow',
    kind: 'facts',
    title: msg`Did You Know`,
    tab: msg`Facts`,
    lead: msg`Short facts around the concept.`,
    action: msg`Generate Did You Know`,
    busy: msg`Generating facts...`,
    icon: IconBulb,
    expected: limits.facts,
    count: (work: ComicWork) => work.didYouKnow.length,
  },
] as const satisfies readonly { step: StepName; kind: ItemKind; [key: string]: unknown }[];

export type Extra = (typeof extras)[number];
