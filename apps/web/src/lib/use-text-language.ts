import { useEffect, useState } from 'react';

/** The language of a text by its words (ISO 639-1); undefined until it is known. Its code loads after the page. */
export function useTextLanguage(text: string | undefined): string | undefined {
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    if (text === undefined) return;
    let current = true;
    void import('@panelwise/studio/language/detect-language').then(({ detectLanguage }) => {
      if (current) setLanguage(detectLanguage(text));
    });
    return () => {
      current = false;
    };
  }, [text]);
  return language;
}
