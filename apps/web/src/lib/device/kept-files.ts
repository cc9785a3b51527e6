/** Keeps these files in a cache, and none but these: those of another language or an older version go. Without any the cache goes. */
export async function keepFiles(cacheName: string, wanted: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  if (wanted.length === 0) {
    await caches.delete(cacheName);
    return;
  }
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const files = new Set(wanted.map((file) => new URL(file, location.href).href));
  await Promise.all([...kept].filter((url) => !files.has(url)).map((url) => cache.delete(url)));
  await cache.addAll([...files].filter((url) => !kept.has(url)));
}
