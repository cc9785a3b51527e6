import { create } from 'zustand';

/** How often a page that stays open looks for a new version, in ms. */
const everyMs = 3_600_000;

/** The new version that waits until somebody wants it. */
export const useNewVersion = create<{ waiting: ServiceWorker | undefined }>()(() => ({ waiting: undefined }));

let isRegistered = false;

/** Lets the service worker keep the app on this device. In development there is none. */
export function registerWorker(): void {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  void navigator.serviceWorker
    .register('/sw.js')
    .then(watch)
    // A browser that forbids it does without.
    .catch(() => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = () => {
    // The first one replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller)
      useNewVersion.setState({ waiting: registration.waiting });
  };
  note();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', note),
  );
  setInterval(() => void registration.update().catch(() => undefined), everyMs);
}

/** Loads the page again with the new version, which somebody has asked for. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  useNewVersion.getState().waiting?.postMessage('take-over');
}
