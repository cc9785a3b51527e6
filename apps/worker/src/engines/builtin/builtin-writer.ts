import { loadWriter } from '@panelwise/studio/write/writer';
import type { Writer } from '../writer.ts';

/** The studio's own writer: offline, free, the same words for the same brief. Its language model loads on first use. */
export function createBuiltinWriter(): Writer {
  return {
    name: 'builtin',
    breakdown: async (brief) => (await loadWriter()).breakdown(brief),
    script: async (brief, parts, part) => (await loadWriter()).script(brief, parts, part),
    quiz: async (lesson) => (await loadWriter()).quiz(lesson),
    hardcoreQuiz: async (lesson) => (await loadWriter()).hardcoreQuiz(lesson),
    faqs: async (lesson) => (await loadWriter()).faqs(lesson),
    facts: async (lesson) => (await loadWriter()).facts(lesson),
  };
}
