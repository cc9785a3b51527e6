import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../language/detect-language.ts';
import { textsOf } from '../language/language.ts';
import { freeStories } from './fixtures/free-stories.ts';
import { languageStories, twelveStories } from './fixtures/twelve-stories.ts';
import { findLesson } from './packs/catalogue.ts';
import { plainWords } from './text/words.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();

/** Every word of a text that neither the story nor the studio's own templates for its kind hold. */
function inventedWords(text: string, story: string, templates: unknown): string[] {
  const known = new Set(plainWords(`${story} ${JSON.stringify(templates)}`));
  return plainWords(text).filter((word) => !known.has(word));
}

const stories = { ...freeStories, ...twelveStories, ...languageStories };
const untaught = Object.entries(stories).filter(([, brief]) => !findLesson(brief.concept));

describe.each(untaught)('facts and FAQs of %s', (_, brief) => {
  it('say nothing that the story does not', () => {
    const parts = writer.breakdown(brief);
    const { facts, faqs, questions, and } = textsOf(detectLanguage(`${brief.story} ${brief.concept}`));
    const templates = { facts, faqs, because: questions.because, and };
    const source = `${brief.story} ${brief.concept} ${brief.title}`;
    for (const { part } of parts) {
      const lesson = { brief, parts, part, script: writer.script(brief, parts, part) };
      for (const { fact } of writer.facts(lesson))
        expect(inventedWords(fact, source, templates), fact).toEqual([]);
      for (const { answer } of writer.faqs(lesson))
        expect(inventedWords(answer, source, templates), answer).toEqual([]);
    }
  });
});
