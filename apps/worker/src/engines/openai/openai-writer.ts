import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import {
  learningTexts,
  type PlacedText,
  planTexts,
  scriptTexts,
  writtenTexts,
} from '@panelwise/contracts/domain/content-parts';
import type { TranslationLine } from '@panelwise/contracts/domain/translation';
import { translatedTexts } from '../translation-rules.ts';
import type { Writer } from '../writer.ts';
import { ask, type TextTask } from './ask.ts';
import { type OpenAiConfig, type OpenAiDeps, openAiClient } from './openai-client.ts';
import { anotherTask } from './tasks/another.ts';
import { breakdownTask } from './tasks/breakdown.ts';
import { factsTask, faqsTask } from './tasks/extras.ts';
import { hardcoreQuizTask, quizTask } from './tasks/quiz.ts';
import { scriptTask } from './tasks/script.ts';
import { translationTask } from './tasks/translation.ts';

/** Lines that are translated with one call: with more, a model loses count. */
const portion = 80;

/** Writes with a language model that speaks OpenAI's API. Every answer goes through the ledger and the contract's schemas. */
export function createOpenAiWriter(config: OpenAiConfig, deps: OpenAiDeps): Writer {
  const getClient = openAiClient(config);
  const run = async <Answer, Result>(
    task: TextTask<Answer, Result>,
    textsOf: (result: Result) => PlacedText[],
    context: Parameters<Writer['quiz']>[1],
  ) => ask(await getClient(), config, deps, fitOnly(task, textsOf), context);
  return {
    name: 'openai',
    breakdown: (brief, context) => run(breakdownTask(brief), planTexts, context),
    script: (brief, parts, part, context) => run(scriptTask(brief, parts, part), scriptTexts, context),
    quiz: (lesson, context) => run(quizTask(lesson), (questions) => learningTexts({ questions }), context),
    hardcoreQuiz: (lesson, context) =>
      run(hardcoreQuizTask(lesson), (all) => learningTexts({ hardcoreQuestions: all }), context),
    faqs: (lesson, context) => run(faqsTask(lesson), (faqs) => learningTexts({ faqs }), context),
    facts: (lesson, context) => run(factsTask(lesson), (facts) => learningTexts({ facts }), context),
    another: (kind, lesson, known, context) =>
      run(anotherTask(kind, lesson, known), (one) => (one ? writtenTexts(one) : []), context),
    translate: async (order, context) => {
      const all = new Map<string, string>();
      for (const lines of inPortions(order.lines)) {
        const texts = await run(
          translationTask({ ...order, lines }),
          (some) => translatedTexts(lines, some),
          {
            ...context,
            onProgress: (done) => context.onProgress?.((all.size + done * lines.length) / order.lines.length),
          },
        );
        for (const [key, text] of texts) all.set(key, text);
      }
      return all;
    },
  };
}

/** What does not belong before children is sent back like any other answer that does not hold. */
function fitOnly<Answer, Result>(
  task: TextTask<Answer, Result>,
  textsOf: (result: Result) => PlacedText[],
): TextTask<Answer, Result> {
  return {
    ...task,
    accept: (answer) => {
      const result = task.accept(answer);
      mustBeFit(textsOf(result), {}, 'written-unfit');
      return result;
    },
  };
}

/** Lines in their order, a call's worth at a time; an item of the learning content is never cut in two. */
function inPortions(lines: TranslationLine[]): TranslationLine[][] {
  const portions: TranslationLine[][] = [[]];
  for (const line of lines) {
    const last = portions.at(-1)!;
    const before = last.at(-1);
    const isSameItem = line.set !== undefined && line.set === before?.set && line.item === before.item;
    if (last.length >= portion && !isSameItem) portions.push([line]);
    else last.push(line);
  }
  return portions.filter((some) => some.length > 0);
}
