import type { ItemKind } from '@panelwise/contracts/domain/learning';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Known } from '@panelwise/studio/write/another';
import { lintFacts, lintFaqs } from '@panelwise/studio/write/extras-lint';
import { lintItems } from '@panelwise/studio/write/item-lint';
import { loadWriter, type Writer as StudioWriter } from '@panelwise/studio/write/writer';
import { keepSound, leastItems } from '../sound-content.ts';
import type { AnotherItem, Lesson, Writer } from '../writer.ts';

type AnotherOrder = [kind: ItemKind, lesson: Lesson, known: Known];

/** The studio's own writer: offline, free, the same words for the same brief. Its language model loads on first use. */
export function createBuiltinWriter(): Writer {
  return {
    name: 'builtin',
    breakdown: async (brief) => (await loadWriter()).breakdown(brief),
    script: async (brief, parts, part) => (await loadWriter()).script(brief, parts, part),
    quiz: async (lesson) => {
      const writer = await loadWriter();
      const items = writer.quiz(lesson);
      return keepSound(items, lintItems(items, lesson.script, writer.lintContext(lesson)), leastItems.quiz);
    },
    hardcoreQuiz: async (lesson) => {
      const writer = await loadWriter();
      const items = writer.hardcoreQuiz(lesson);
      const findings = lintItems(items, lesson.script, writer.lintContext(lesson));
      return keepSound(items, findings, leastItems.hardcoreQuiz);
    },
    faqs: async (lesson) => {
      const writer = await loadWriter();
      const faqs = writer.faqs(lesson);
      return keepSound(faqs, lintFaqs(faqs, writer.lintContext(lesson)), leastItems.faqs);
    },
    facts: async (lesson) => {
      const writer = await loadWriter();
      const facts = writer.facts(lesson);
      return keepSound(facts, lintFacts(facts, writer.lintContext(lesson)), leastItems.facts);
    },
    another: async (kind, lesson, known) => anotherOf(await loadWriter(), kind, lesson, known),
    // It tells stories and does not know what other people's sentences mean. Nothing is better than something wrong.
    translate: async () => {
      throw new DomainError('no-translator');
    },
  };
}

function anotherOf(writer: StudioWriter, ...[kind, lesson, known]: AnotherOrder): AnotherItem | undefined {
  switch (kind) {
    case 'quiz': {
      const item = writer.anotherQuestion(lesson, known);
      return item && { kind, item };
    }
    case 'hardcore-quiz': {
      const item = writer.anotherHardQuestion(lesson, known);
      return item && { kind, item };
    }
    case 'faqs': {
      const item = writer.anotherFaq(lesson, known);
      return item && { kind, item };
    }
    case 'facts': {
      const item = writer.anotherFact(lesson, known);
      return item && { kind, item };
    }
  }
}
