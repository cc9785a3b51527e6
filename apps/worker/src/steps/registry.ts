import type { StepName } from '@panelwise/contracts/steps/registry';
import { anotherItemHandler } from './another-item/handler.ts';
import { generateComicHandler } from './generate-comic/handler.ts';
import { comicTasks } from './generate-comic/tasks.ts';
import { generateDidYouKnowHandler } from './generate-didyouknow/handler.ts';
import { generateFaqsHandler } from './generate-faqs/handler.ts';
import { generateHardcoreQuizHandler } from './generate-hardcore-quiz/handler.ts';
import { generatePdfHandler } from './generate-pdf/handler.ts';
import { generateQuizHandler } from './generate-quiz/handler.ts';
import { generateShortHandler } from './generate-short/handler.ts';
import { printKitHandler } from './print-kit/handler.ts';
import { refinePromptHandler } from './refine-prompt/handler.ts';
import type { Step } from './step.ts';
import { translateComicHandler } from './translate-comic/handler.ts';
import { writeScriptHandler } from './write-script/handler.ts';

/** How each step is done: a missing handler, or one of another step, does not compile. */
export const stepWork: { readonly [S in StepName]: Step<S> } = {
  'refine-prompt': { handle: refinePromptHandler },
  'write-script': { handle: writeScriptHandler },
  'generate-comic': { handle: generateComicHandler, tasks: comicTasks },
  'generate-pdf': { handle: generatePdfHandler },
  'generate-quiz': { handle: generateQuizHandler },
  'generate-hardcore-quiz': { handle: generateHardcoreQuizHandler },
  'generate-faqs': { handle: generateFaqsHandler },
  'generate-didyouknow': { handle: generateDidYouKnowHandler },
  'another-item': { handle: anotherItemHandler },
  'print-kit': { handle: printKitHandler },
  'translate-comic': { handle: translateComicHandler },
  'generate-short': { handle: generateShortHandler },
};
