/** The service worker answers with what lies in here (service-worker/service-worker.ts). */
export const fontCache = 'panelwise-fonts';

/** True of a file with letters that only some need; those of everybody come with the app. */
export const isAidFont = (address: string): boolean => /\/assets\/opendyslexic-[\w-]+\.woff2$/.test(address);
