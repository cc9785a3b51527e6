import type { Aid } from '@panelwise/contracts/domain/evidence';
import { useMediaQuery } from './use-media-query.ts';

/** The aids that change how everything looks. Their styles are in theme/aids.css. */
const looks: readonly Aid[] = ['dyslexia-type', 'high-contrast', 'reduced-motion'];
const attribute = 'data-aids';
/**
 * Kept by this browser while somebody is logged in, so that a page begins in their look. The key and the attribute are also
 * those of index.html, which runs before the first paint.
 */
const storageKey = 'panelwise.aids';

type Of = { aids?: readonly Aid[]; isYoung?: boolean };
let ofUser: Of = {};
let ofScreen: readonly Aid[] = [];

const wordsOf = ({ aids = [], isYoung = false }: Of) =>
  [...looks.filter((aid) => aids.includes(aid)), ...(isYoung ? ['young'] : [])].join(' ');

function showLook(): void {
  const wanted = wordsOf({ ...ofUser, aids: [...(ofUser.aids ?? []), ...ofScreen] });
  if (wanted) document.documentElement.setAttribute(attribute, wanted);
  else document.documentElement.removeAttribute(attribute);
}

/** Adds what a screen carries to the look of whoever is there, and keeps nothing of it. @returns takes it away again */
export function addToLook(aids: readonly Aid[]): () => void {
  ofScreen = aids;
  showLook();
  return () => {
    ofScreen = [];
    showLook();
  };
}

/** Gives the document the look that somebody needs. Who may not read yet gets larger things to hit. */
export function applyLook(user: Of): void {
  ofUser = user;
  showLook();
  const wanted = wordsOf(user);
  try {
    if (wanted) localStorage.setItem(storageKey, wanted);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the look comes with the session.
  }
}

const reduced = '(prefers-reduced-motion: reduce)';
const isCalm = () => document.documentElement.matches(`[${attribute}~="reduced-motion"]`);

/** Whether nothing may move now: by the system, or because it helps whoever is logged in. */
export const wantsCalm = (): boolean => window.matchMedia(reduced).matches || isCalm();

/** The same while a screen is shown. A page that was rendered without a window is calm. */
export function useCalm(): boolean {
  return useMediaQuery(reduced, true) || isCalm();
}
