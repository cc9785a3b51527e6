import type { PanelText } from '@panelwise/contracts/domain/comic';
import { useEffect, useState } from 'react';

/** The language of a comic by its words (ISO 639-1); undefined until it is known. Its code loads after the page. */
export function useComicLanguage(texts: PanelText[] | undefined): string | undefined {
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    if (!texts) return;
    let current = true;
    const words = texts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
    void import('@panelwise/studio/language/detect-language').then(({ detectLanguage }) => {
      if (current) setLanguage(detectLanguage(words));
    });
    return () => {
      current = false;
    };
  }, [texts]);
  return language;
}
