import type { Writer } from '../writer.ts';
import { ask, type TextTask } from './ask.ts';
import { type OpenAiConfig, type OpenAiDeps, openAiClient } from './openai-client.ts';
import { anotherTask } from './tasks/another.ts';
import { breakdownTask } from './tasks/breakdown.ts';
import { factsTask, faqsTask } from './tasks/extras.ts';
import { hardcoreQuizTask, quizTask } from './tasks/quiz.ts';
import { scriptTask } from './tasks/script.ts';

/** Writes with a language model that speaks OpenAI's API. Every answer goes through the ledger and the contract's schemas. */
export function createOpenAiWriter(config: OpenAiConfig, deps: OpenAiDeps): Writer {
  const getClient = openAiClient(config);
  const run = async <Answer, Result>(
    task: TextTask<Answer, Result>,
    context: Parameters<Writer['quiz']>[1],
  ) => ask(await getClient(), config, deps, task, context);
  return {
    name: 'openai',
    breakdown: (brief, context) => run(breakdownTask(brief), context),
    script: (brief, parts, part, context) => run(scriptTask(brief, parts, part), context),
    quiz: (lesson, context) => run(quizTask(lesson), context),
    hardcoreQuiz: (lesson, context) => run(hardcoreQuizTask(lesson), context),
    faqs: (lesson, context) => run(faqsTask(lesson), context),
    facts: (lesson, context) => run(factsTask(lesson), context),
    another: (kind, lesson, known, context) => run(anotherTask(kind, lesson, known), context),
  };
}
