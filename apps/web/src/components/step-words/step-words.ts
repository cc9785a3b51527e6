import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { inOurWords } from '../../lib/our-words.ts';

type Words = 'summary' | 'cancelled' | 'done' | 'failed';

/** What the contracts say of each step, for the screens: the server sends and stores it in English. */
const words: Record<StepName, Record<Words, MessageDescriptor>> = {
  'refine-prompt': {
    summary: msg`Break a concept and a story down into parts`,
    cancelled: msg`Cancelled: break a concept and a story down into parts`,
    done: msg`Concept breakdown ready.`,
    failed: msg`Prompt refinement failed.`,
  },
  'write-script': {
    summary: msg`Write the script of one part`,
    cancelled: msg`Cancelled: write the script of one part`,
    done: msg`Script ready.`,
    failed: msg`Could not write the script. Please try again.`,
  },
  'generate-comic': {
    summary: msg`Draw the pages of a comic`,
    cancelled: msg`Cancelled: draw the pages of a comic`,
    done: msg`Comic images ready.`,
    failed: msg`Error generating comic images.`,
  },
  'generate-pdf': {
    summary: msg`Print a comic as a PDF`,
    cancelled: msg`Cancelled: print a comic as a pdf`,
    done: msg`Comic PDF Generated`,
    failed: msg`Failed to generate PDF.`,
  },
  'generate-quiz': {
    summary: msg`Make a quiz`,
    cancelled: msg`Cancelled: make a quiz`,
    done: msg`Quiz ready.`,
    failed: msg`Failed to generate quiz`,
  },
  'generate-hardcore-quiz': {
    summary: msg`Make a hardcore quiz`,
    cancelled: msg`Cancelled: make a hardcore quiz`,
    done: msg`Hardcore quiz ready.`,
    failed: msg`Failed to generate hardcore quiz`,
  },
  'generate-faqs': {
    summary: msg`Make FAQs`,
    cancelled: msg`Cancelled: make faqs`,
    done: msg`FAQs ready.`,
    failed: msg`Failed to generate FAQs`,
  },
  'generate-didyouknow': {
    summary: msg`Make did-you-know facts`,
    cancelled: msg`Cancelled: make did-you-know facts`,
    done: msg`Facts ready.`,
    failed: msg`Failed to generate facts`,
  },
  'another-item': {
    summary: msg`Bring another question, FAQ or fact in place of one that was dropped`,
    cancelled: msg`Cancelled: bring another question, faq or fact in place of one that was dropped`,
    done: msg`Here is another one.`,
    failed: msg`There was no other one to be had just now. Please try again.`,
  },
  'print-kit': {
    summary: msg`Print sheets for a class as a PDF`,
    cancelled: msg`Cancelled: print sheets for a class as a pdf`,
    done: msg`Sheets printed`,
    failed: msg`Failed to print the sheets.`,
  },
  'translate-comic': {
    summary: msg`Translate the lines of a comic that have no words in its language yet`,
    cancelled: msg`Cancelled: translate the lines of a comic that have no words in its language yet`,
    done: msg`Every line has its words now. Please read them before you publish.`,
    failed: msg`Could not translate the comic. What you typed is kept. Please try again.`,
  },
  'generate-short': {
    summary: msg`Film a comic as a short`,
    cancelled: msg`Cancelled: film a comic as a short`,
    done: msg`Short filmed`,
    failed: msg`Failed to film the short.`,
  },
  'draw-in-style': {
    summary: msg`Draw a page in another style`,
    cancelled: msg`Cancelled: draw a page in another style`,
    done: msg`Page drawn`,
    failed: msg`Failed to draw the page.`,
  },
};

/** What a step does, that it was cancelled, is done, or has failed. */
export function stepWords(step: StepName): Record<Words, string> {
  const { summary, cancelled, done, failed } = words[step];
  return {
    summary: i18n._(summary),
    cancelled: i18n._(cancelled),
    done: i18n._(done),
    failed: i18n._(failed),
  };
}

/** Why a run of a step has failed, as far as the server says more than that it has. */
export function failText(step: StepName, message: string | null): string {
  return message === null || message === steps[step].failMessage
    ? stepWords(step).failed
    : inOurWords(message);
}
