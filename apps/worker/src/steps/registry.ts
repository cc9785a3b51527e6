import type { StepName } from '@panelwise/contracts/steps/registry';
import { generateComicHandler } from './generate-comic/handler.ts';
import { generateDidYouKnowHandler } from './generate-didyouknow/handler.ts';
import { generateFaqsHandler } from './generate-faqs/handler.ts';
import { generateHardcoreQuizHandler } from './generate-hardcore-quiz/handler.ts';
import { generatePdfHandler } from './generate-pdf/handler.ts';
import { generateQuizHandler } from './generate-quiz/handler.ts';
import { refinePromptHandler } from './refine-prompt/handler.ts';
import type { StepHandler } from './step-handler.ts';
import { writeScriptHandler } from './write-script/handler.ts';

/** One handler per step: a missing one, or one of another step, does not compile. */
export const handlers: { readonly [S in StepName]: StepHandler<S> } = {
  'refine-prompt': refinePromptHandler,
  'write-script': writeScriptHandler,
  'generate-comic': generateComicHandler,
  'generate-pdf': generatePdfHandler,
  'generate-quiz': generateQuizHandler,
  'generate-hardcore-quiz': generateHardcoreQuizHandler,
  'generate-faqs': generateFaqsHandler,
  'generate-didyouknow': generateDidYouKnowHandler,
};
