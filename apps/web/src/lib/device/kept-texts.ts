import { keepFiles } from './kept-files.ts';

/** The service worker answers with what lies in here (service-worker/service-worker.ts). */
export const textCache = 'panelwise-texts';

/** True of a file with texts of another language than English, which are in the code. */
export const isTextFile = (address: string): boolean => /\/assets\/texts-\w+-\w{2}-[\w-]+\.js$/.test(address);

/** Keeps the texts that this page has loaded, so that it opens in its language without a network. */
export async function keepTexts(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await keepFiles(textCache, loaded.filter(isTextFile));
}
