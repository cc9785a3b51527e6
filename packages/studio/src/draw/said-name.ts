import type { ScriptPage } from '@panelwise/contracts/domain/script';
import type { Language } from '../language/language.ts';
import { readingRules } from '../language/reading/reading-rules.ts';

type Panel = ScriptPage['panels'][number];

/**
 * What a comic that is not in English calls the picture of a thing: the word that its panel says for it, else another panel of
 * the page. Undefined where none does: a word of the studio's own could be one that the class does not use.
 */
export function saidName(
  icon: string,
  language: Exclude<Language, 'en'>,
  panel: Panel | undefined,
  { panels }: Pick<ScriptPage, 'panels'>,
): string | undefined {
  const { icons } = readingRules[language];
  for (const { caption, captionBottom, dialogue } of panel ? [panel, ...panels] : panels)
    for (const text of [caption, ...dialogue.map((line) => line.text), captionBottom ?? ''])
      for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
        const said = [word, word.toLowerCase()].find((one) => icons.get(one) === icon);
        if (said !== undefined) return said;
      }
  return undefined;
}
