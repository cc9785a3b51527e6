/** The service worker shows what lies in here where it is asked for (service-worker/service-worker.ts). */
export const pictureCache = 'panelwise-pictures';
/** Of so many pictures no more are kept: about forty comics. */
const mostPictures = 800;
const atOnce = 3;

/** Fields with addresses of files that are not shown while reading. */
const unseen = new Set(['pdfUrl', 'artUrl', 'smallImageUrl']);

/** Addresses of all pictures that stand somewhere in what the server has sent. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\/media\/[^?]+\.(png|jpg|webp|svg)(\?|$)/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => (unseen.has(name) ? [] : picturesIn(field)));
}

/**
 * What names a picture whoever asks for it: a signature changes from hour to hour, and what lies under a name never does.
 */
export const pictureName = (address: string) => {
  const { origin, pathname } = new URL(address, location.origin);
  return `${origin}${pathname}`;
};

/**
 * Works with what is kept, one after the other in all tabs: opening it makes it anew, so that whoever keeps something while
 * somebody logs out could bring back what that has just taken off this device.
 */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(pictureCache, work) as Promise<T>) : work();

/**
 * Keeps pictures that are not kept yet, as long as they are wanted.
 * @returns whether all of them are kept
 */
export async function keepPictures(addresses: readonly string[], areWanted: () => boolean): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  /** Undefined where they are not wanted any more. */
  const whileWanted = <T>(work: (cache: Cache) => Promise<T>) =>
    inTurn(async () => (areWanted() ? work(await caches.open(pictureCache)) : undefined));
  const names = await whileWanted(async (cache) => (await cache.keys()).map(({ url }) => url));
  if (!names) return false;
  const known = new Set(names);
  const wanted = [...new Map(addresses.map((address) => [pictureName(address), address]))].filter(
    ([name]) => !known.has(name),
  );
  if (known.size + wanted.length > mostPictures) return false;
  let isWhole = true;
  const next = async (): Promise<void> => {
    for (let one = wanted.pop(); one && areWanted(); one = wanted.pop()) {
      try {
        const response = await fetch(one[1], { credentials: 'omit' });
        if (!response.ok) throw new Error(`${response.status}`);
        await whileWanted((cache) => cache.put(one[0], response));
      } catch {
        isWhole = false;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return isWhole && areWanted();
}

/** Drops all pictures but these. @param addresses as the server sent them */
export async function dropOtherPictures(addresses: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const wanted = new Set(addresses.map(pictureName));
  await inTurn(async () => {
    if (!(await caches.has(pictureCache))) return;
    const cache = await caches.open(pictureCache);
    for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  });
}

/** Drops all pictures. */
export async function dropPictures(): Promise<void> {
  if ('caches' in globalThis) await inTurn(() => caches.delete(pictureCache));
}
