/** The service worker answers with what lies in here (service-worker/service-worker.ts). */
export const textCache = 'panelwise-texts';

/** True of a file with texts of another language than English, which are in the code. */
export const isTextFile = (address: string): boolean => /\/assets\/texts-\w+-\w{2}-[\w-]+\.js$/.test(address);

/**
 * Keeps the texts that this page has loaded, so that it opens in its language without a network. Those of another language or
 * an older version go.
 */
export async function keepTexts(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(isTextFile);
  const cache = await caches.open(textCache);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all([...kept].filter((url) => !loaded.includes(url)).map((url) => cache.delete(url)));
  await cache.addAll(loaded.filter((url) => !kept.has(url)));
}
