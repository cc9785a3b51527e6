import type { PanelText } from '@panelwise/contracts/domain/comic';
import { useMemo } from 'react';
import { useTextLanguage } from '../../../lib/use-text-language.ts';

/** The language of a comic by its words (ISO 639-1); undefined until it is known. */
export function useComicLanguage(texts: PanelText[] | undefined): string | undefined {
  const words = useMemo(
    () => texts?.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' '),
    [texts],
  );
  return useTextLanguage(words);
}
