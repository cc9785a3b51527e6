import { i18n, type Messages } from '@lingui/core';
import {
  isLanguage,
  type Language,
  languageCookie,
  languageNames,
} from '@panelwise/contracts/domain/languages';
import { areaOf, type TextArea } from '../config/text-areas.ts';

const storageKey = 'panelwise.language';

const catalogues = import.meta.glob<{ messages: Messages }>('../**/texts/{hi,es,fr,de}.po');

function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey) ?? '';
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** What was chosen here, else the first language of the browser that there is, else English. */
export function findLanguage(): Language {
  const wished = navigator.languages.map((tag) => tag.split('-')[0]!.toLowerCase());
  return storedLanguage() ?? wished.find(isLanguage) ?? 'en';
}

/** The language of this page; it stays the same until the page is loaded anew. */
export const language = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en');

/** Stores the choice, and loads the page anew in that language. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  if (chosen === language()) return;
  try {
    localStorage.setItem(storageKey, chosen);
    // For pages that the server renders; where there is no such store they come in the language of the browser at first.
    const expires = Date.now() + 365 * 24 * 3_600_000;
    await globalThis.cookieStore?.set({ name: languageCookie, value: chosen, expires, sameSite: 'lax' });
  } catch {
    // Storage is blocked: the language of the browser is all there is.
  }
  location.reload();
}

/**
 * Loads texts of an area in the language of this page. English ones are in the code, and come with it; they also stand in for
 * what does not come.
 */
export async function loadTexts(area: TextArea): Promise<void> {
  // Another page may be rendered in another language before they are here.
  const wantedIn = language();
  const file = new RegExp(`/${wantedIn}\\.po$`);
  const wanted = Object.entries(catalogues).filter(([name]) => file.test(name) && areaOf(name) === area);
  const loaded = await Promise.allSettled(wanted.map(([, load]) => load()));
  for (const one of loaded) if (one.status === 'fulfilled') i18n.load(wantedIn, one.value.messages);
}

/** Makes a language that of this page. Until its texts are here nothing may be shown. */
export async function startLanguage(chosen: Language): Promise<void> {
  i18n.load(chosen, {});
  i18n.activate(chosen);
  if (chosen === 'en') return;
  if (typeof document !== 'undefined') document.documentElement.lang = chosen;
  await loadTexts('reading');
}

/** The names of all languages, for a choice. */
export const languageChoices = Object.entries(languageNames) as [Language, string][];
