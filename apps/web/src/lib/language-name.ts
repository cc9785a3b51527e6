import { i18n } from '@lingui/core';
import type { Language } from '@panelwise/contracts/domain/languages';

/** What a language is called in the language of the interface: "Spanish", to stand in a sentence. A list has own names. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language;
