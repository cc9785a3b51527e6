import type { languages } from '@panelwise/contracts/domain/languages';
import { z } from 'zod';
import { acceptTranslation, longestOf } from '../../translation-rules.ts';
import type { TranslationOrder } from '../../writer.ts';
import type { TextTask } from '../ask.ts';
import { translationPrompt } from '../prompts/translation.ts';

/** Languages as a model is told of them. */
const englishNames: Record<(typeof languages)[number], string> = {
  en: 'English',
  hi: 'Hindi, in Devanagari',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
};

export function translationTask(order: TranslationOrder): TextTask<{ texts: string[] }, Map<string, string>> {
  const { from, to, lines, ...about } = order;
  return {
    kind: 'translation',
    system: translationPrompt,
    material: {
      ...about,
      from: englishNames[from],
      into: englishNames[to],
      lines: lines.map((line) => ({
        say: line.kind,
        ...(line.speaker && { speaker: line.speaker }),
        ...(line.set && { item: `${line.set} ${line.item}` }),
        longest: longestOf(line),
        text: line.original,
      })),
    },
    answer: z.object({ texts: z.array(z.string()) }),
    expectedLength: lines.reduce((sum, { original }) => sum + original.length + 8, 0),
    accept: ({ texts }) => acceptTranslation(order, texts),
  };
}
