import type { Language } from '@panelwise/contracts/domain/languages';
import { propNames } from '@panelwise/studio/draw/prop-names';
import { emojiNames } from '@panelwise/studio/draw/props/icons';
import { readingRules } from '@panelwise/studio/language/reading/reading-rules';
import type { ThingName } from './rough-messages.ts';

/** All things that can be drawn. English calls them by their names; of other languages the studio knows some words. */
export function thingNames(language: Language): ThingName[] {
  const words = new Map<string, string[]>();
  if (language !== 'en')
    for (const [word, icon] of readingRules[language].icons)
      words.set(icon, [...(words.get(icon) ?? []), word.replaceAll('_', ' ')]);
  return [...new Set([...propNames, ...emojiNames])].map((name) => ({ name, words: words.get(name) ?? [] }));
}
