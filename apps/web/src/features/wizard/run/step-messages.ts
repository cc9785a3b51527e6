import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';

const said: Record<StepName, { done: MessageDescriptor; fail: MessageDescriptor }> = {
  'refine-prompt': { done: msg`Concept breakdown ready.`, fail: msg`Prompt refinement failed.` },
  'write-script': { done: msg`Script ready.`, fail: msg`Could not write the script. Please try again.` },
  'generate-comic': { done: msg`Comic images ready.`, fail: msg`Error generating comic images.` },
  'generate-pdf': { done: msg`Comic PDF Generated`, fail: msg`Failed to generate PDF.` },
  'generate-quiz': { done: msg`Quiz ready.`, fail: msg`Failed to generate quiz` },
  'generate-hardcore-quiz': { done: msg`Hardcore quiz ready.`, fail: msg`Failed to generate hardcore quiz` },
  'generate-faqs': { done: msg`FAQs ready.`, fail: msg`Failed to generate FAQs` },
  'generate-didyouknow': { done: msg`Facts ready.`, fail: msg`Failed to generate facts` },
  'another-item': {
    done: msg`Here is another one.`,
    fail: msg`There was no other one to be had just now. Please try again.`,
  },
  'print-kit': { done: msg`Sheets printed`, fail: msg`Failed to print the sheets.` },
};

/** What a step says when it has ended, in the language of the interface; anything else stays as it is. */
export function stepMessage(message: string): string {
  for (const [name, { done, fail }] of Object.entries(said)) {
    const step = steps[name as StepName];
    if (message === step.doneMessage) return i18n._(done);
    if (message === step.failMessage) return i18n._(fail);
  }
  return message;
}
