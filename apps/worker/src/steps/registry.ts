import type { StepName } from '@panelwise/contracts/steps/registry';
import { comicTasks } from './generate-comic/tasks.ts';
import type { Step, StepHandler } from './step.ts';

/** A handler whose code is loaded by the first run that needs it: a worker that waits holds none of it in memory. */
const onDemand =
  <S extends StepName>(load: () => Promise<StepHandler<S>>): StepHandler<S> =>
  async (context) =>
    (await load())(context);

/** How each step is done: a missing handler, or one of another step, does not compile. */
export const stepWork: { readonly [S in StepName]: Step<S> } = {
  'refine-prompt': {
    handle: onDemand(async () => (await import('./refine-prompt/handler.ts')).refinePromptHandler),
  },
  'write-script': {
    handle: onDemand(async () => (await import('./write-script/handler.ts')).writeScriptHandler),
  },
  'generate-comic': {
    handle: onDemand(async () => (await import('./generate-comic/handler.ts')).generateComicHandler),
    tasks: comicTasks,
  },
  'generate-pdf': {
    handle: onDemand(async () => (await import('./generate-pdf/handler.ts')).generatePdfHandler),
  },
  'generate-quiz': {
    handle: onDemand(async () => (await import('./generate-quiz/handler.ts')).generateQuizHandler),
  },
  'generate-hardcore-quiz': {
    handle: onDemand(
      async () => (await import('./generate-hardcore-quiz/handler.ts')).generateHardcoreQuizHandler,
    ),
  },
  'generate-faqs': {
    handle: onDemand(async () => (await import('./generate-faqs/handler.ts')).generateFaqsHandler),
  },
  'generate-didyouknow': {
    handle: onDemand(
      async () => (await import('./generate-didyouknow/handler.ts')).generateDidYouKnowHandler,
    ),
  },
  'another-item': {
    handle: onDemand(async () => (await import('./another-item/handler.ts')).anotherItemHandler),
  },
  'print-kit': {
    handle: onDemand(async () => (await import('./print-kit/handler.ts')).printKitHandler),
  },
  'translate-comic': {
    handle: onDemand(async () => (await import('./translate-comic/handler.ts')).translateComicHandler),
  },
  'generate-short': {
    handle: onDemand(async () => (await import('./generate-short/handler.ts')).generateShortHandler),
  },
  'draw-in-style': {
    handle: onDemand(async () => (await import('./draw-in-style/handler.ts')).drawInStyleHandler),
  },
};
