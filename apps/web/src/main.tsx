import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/aids.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './app/router.tsx';
import { publicPageAt } from './config/public-pages.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { findLanguage, startLanguage } from './lib/language.ts';
import { watchPresses } from './lib/offline-note.ts';
import { loadOurWords } from './lib/our-words.ts';
import { useSession } from './lib/session.ts';

// zod would try whether it may make code from text; our content security policy says no, and logs it.
(globalThis as { __zod_globalConfig?: { jitless?: boolean } }).__zod_globalConfig = { jitless: true };

// Visitors never load the API client for this.
if (useSession.getState().status === 'restoring')
  void import('./lib/api-client.ts').then(({ refreshSession }) => refreshSession());

// What goes on without a network is for whoever is logged in.
const stopLooking = useSession.subscribe(({ user }) => {
  if (!user) return;
  stopLooking();
  void import('./lib/device/start-device.ts').then(({ startDevice }) => startDevice());
});

keepFocus();
watchPresses();

const root = document.getElementById('root')!;
// The page is already here as HTML: React takes it over, for which its code has to be there first.
const renderedFor = root.dataset.page;
const chosen = findLanguage();
const isRendered = () =>
  root.dataset.language === chosen &&
  renderedFor !== undefined &&
  (renderedFor === publicPageAt(location.pathname)?.path ||
    renderedFor === location.pathname + location.search);

/** A step back came before React had taken the page over: the page that it leads to is being asked for. */
let leaving = false;

/** Until React has taken the page over, a step back changes the address but not what is shown: it is asked for anew. */
function followSteps(): void {
  const follow = () => {
    if (!leaving && isRendered()) return;
    leaving = true;
    location.reload();
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('page-alive', () => window.removeEventListener('popstate', follow), { once: true });
}

async function start(): Promise<void> {
  await startLanguage(chosen);
  if (chosen !== 'en') void loadOurWords();
  const takesOver = isRendered();
  if (takesOver) {
    followSteps();
    await Promise.all(
      (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
        if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
      }),
    );
    // This document goes on until the next one comes, and would be taken over as a page that it is not.
    if (leaving) return;
  }
  // What is taken over when a step back comes does not fit its address any more, and is gone in a moment.
  const onRecoverableError = (error: unknown) => {
    if (!leaving) reportError(error);
  };
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  // In slices, so that whoever reads can scroll meanwhile.
  if (takesOver) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
  document.documentElement.removeAttribute('data-translating');
}
// Not awaited: the code of a page imports from this file's chunk and would wait for it, as it for the page.
void start();
