import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { fontCache, isAidFont } from '../lib/device/font-cache.ts';
import { pictureCache, pictureName } from '../lib/device/kept-pictures.ts';
import { isTextFile, textCache } from '../lib/device/kept-texts.ts';

/** Written by the build: the shell, and the files that the screens need which work without a network. */
declare const keptFiles: { url: string; revision: string | null }[];
declare const self: ServiceWorkerGlobalScope;

const shell = '/app.html';
/** Addresses of the server that are no pages of the app. */
const notOurs = /^\/(api|media|socket\.io|assets|dev|metrics|healthz|readyz)(\/|$)/;

// All files of one version come together, and are replaced together: none is ever mixed with another version's.
precache(keptFiles);
cleanupOutdatedCaches();
// Files with a hash in their name. The shell is asked for by nobody but us.
addRoute({ directoryIndex: '', cleanURLs: false });

self.addEventListener('activate', (event) => {
  // A page is asked for while this script still starts.
  const preload = self.registration.navigationPreload?.enable();
  // Pages that are open already find their files here from now on, without being loaded again.
  event.waitUntil(Promise.all([preload, self.clients.claim()]));
});

// A page that is open goes on with its version until its reader wants the next one.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && origin === self.location.origin && !notOurs.test(pathname))
    event.respondWith(openPage(event));
  else if (request.destination === 'image' && pathname.startsWith('/media/'))
    event.respondWith(showPicture(request));
  else if (isTextFile(pathname)) event.respondWith(keptOrAsked(textCache, request.url, request));
  else if (isAidFont(pathname)) event.respondWith(keptOrAsked(fontCache, request.url, request));
});

/** A page is always the server's; only where it cannot be reached the app opens from this device. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await matchPrecache(shell);
    if (!kept) throw error;
    return kept;
  }
}

/** What lies under the name of a picture never changes, so that the kept one is as good as the server's. */
const showPicture = (request: Request) => keptOrAsked(pictureCache, pictureName(request.url), request);

async function keptOrAsked(cacheName: string, address: string, request: Request): Promise<Response> {
  const kept = (await caches.has(cacheName)) && (await caches.match(address, { cacheName }));
  return kept || fetch(request);
}
