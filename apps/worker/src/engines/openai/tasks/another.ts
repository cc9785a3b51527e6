import type { ItemKind } from '@panelwise/contracts/domain/learning';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Known } from '@panelwise/studio/write/another';
import { z } from 'zod';
import type { AnotherItem, Lesson } from '../../writer.ts';
import type { TextTask } from '../ask.ts';
import { anotherPrompt } from '../prompts/learning.ts';
import { factsTask, faqsTask } from './extras.ts';
import { hardcoreQuizTask, quizTask } from './quiz.ts';

/** One more item of a kind, judged as a whole set is; an empty list says that there is none. */
export function anotherTask(
  kind: ItemKind,
  lesson: Lesson,
  known: Known,
): TextTask<Record<string, unknown[]>, AnotherItem | undefined> {
  switch (kind) {
    case 'quiz':
      return oneMore(kind, quizTask(lesson, 1), 'questions', known);
    case 'hardcore-quiz':
      return oneMore(kind, hardcoreQuizTask(lesson, 1), 'questions', known);
    case 'faqs':
      return oneMore(kind, faqsTask(lesson, 1), 'faqs', known);
    case 'facts':
      return oneMore(kind, factsTask(lesson, 1), 'facts', known);
  }
}

function oneMore<Answer extends Record<string, unknown[]>, Item>(
  kind: ItemKind,
  set: TextTask<Answer, Item[]>,
  list: keyof Answer & string,
  known: Known,
): TextTask<Record<string, unknown[]>, AnotherItem | undefined> {
  const items = (set.answer as unknown as z.ZodObject<Record<string, z.ZodArray>>).shape[list]!;
  const heads = new Set(known.heads.map((head) => head.trim().toLowerCase()));
  return {
    kind: `another-${kind}`,
    system: anotherPrompt(set.system),
    material: { ...(set.material as object), known: known.heads },
    answer: z.object({ [list]: z.array(items.element).max(1) }) as z.ZodType<Record<string, unknown[]>>,
    expectedLength: 600,
    accept: (answer) => {
      if (answer[list]?.length === 0) return undefined;
      const item = set.accept(answer as Answer)[0] as { question?: string; fact?: string } | undefined;
      const head = (item?.fact ?? item?.question ?? '').trim().toLowerCase();
      if (!item || heads.has(head))
        throw new DomainError('provider-garbage', {
          details: [{ path: 'item 1', message: 'It is one of "known". Write another one.' }],
        });
      return { kind, item } as AnotherItem;
    },
  };
}
