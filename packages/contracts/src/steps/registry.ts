import type { z } from 'zod';
import { anotherItem } from './another-item.ts';
import type { StepDefinition } from './define-step.ts';
import { drawInStyle } from './draw-in-style.ts';
import { generateComic } from './generate-comic.ts';
import { generateDidYouKnow } from './generate-didyouknow.ts';
import { generateFaqs } from './generate-faqs.ts';
import { generateHardcoreQuiz } from './generate-hardcore-quiz.ts';
import { generatePdf } from './generate-pdf.ts';
import { generateQuiz } from './generate-quiz.ts';
import { generateShort } from './generate-short.ts';
import { printKit } from './print-kit.ts';
import { refinePrompt } from './refine-prompt.ts';
import { translateComic } from './translate-comic.ts';
import { writeScript } from './write-script.ts';

/** All steps of the pipeline. The key is the step's id: in the database, in events, and as the handler's folder. */
export const steps = {
  'refine-prompt': refinePrompt,
  'write-script': writeScript,
  'generate-comic': generateComic,
  'generate-pdf': generatePdf,
  'generate-quiz': generateQuiz,
  'generate-hardcore-quiz': generateHardcoreQuiz,
  'generate-faqs': generateFaqs,
  'generate-didyouknow': generateDidYouKnow,
  'another-item': anotherItem,
  'print-kit': printKit,
  'translate-comic': translateComic,
  'generate-short': generateShort,
  'draw-in-style': drawInStyle,
} as const satisfies Record<string, StepDefinition>;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as [StepName, ...StepName[]];
/** The steps that change something of a comic; printing sheets, filming and other styles leave it as it is. */
export const changingSteps: StepName[] = stepNames.filter(
  (name) => !['print-kit', 'generate-short', 'draw-in-style'].includes(name),
);
export type StepInput<S extends StepName> = z.output<(typeof steps)[S]['input']>;
export type StepOutput<S extends StepName> = z.output<(typeof steps)[S]['output']>;

/** Handlers of all steps: a missing one, or one with the wrong input or output, does not compile. */
export type StepMap<Handler extends { [S in StepName]: unknown }> = { readonly [S in StepName]: Handler[S] };
