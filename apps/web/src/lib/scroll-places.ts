/** How far down each page of the way back was scrolled, in px, by its history entry. */
const storageKey = 'panelwise.scroll';
/** Pages that are remembered, the newest last. */
const mostPlaces = 50;

const places = new Map<string, number>(read());

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(([entry, y]) => typeof entry === 'string' && Number.isFinite(y)).slice(-mostPlaces);
  } catch {
    return [];
  }
}

/** Where a page was left; undefined for one that is not remembered. */
export function placeOf(entry: string): number | undefined {
  return places.get(entry);
}

export function keepPlace(entry: string, y: number): void {
  places.delete(entry);
  places.set(entry, y);
  for (const oldest of places.keys()) {
    if (places.size <= mostPlaces) break;
    places.delete(oldest);
  }
}

/** Stores all places, for a reload. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {
    // A reload begins where the browser wants.
  }
}

/** How long a page may take to become as high as it was, in ms. */
const patienceMs = 10_000;
/** How long its height stays as it is once it is complete, in ms. */
const settledMs = 1_000;

/**
 * Scrolls to a place as soon as the page is high enough for it, and again where it becomes lower and higher after that:
 * what a page shows may come late. Ends when somebody scrolls, clicks or presses a key meanwhile.
 * @param onEnd there, or given up
 * @returns gives up
 */
export function scrollWhenThere(y: number, onEnd: () => void): () => void {
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  let settled: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(settled);
    for (const act of acts) window.removeEventListener(act, stop, true);
    onEnd();
  };
  const go = () => {
    window.scrollTo(0, y);
    clearTimeout(settled);
    if (Math.abs(window.scrollY - y) < 2) settled = setTimeout(stop, settledMs);
  };
  const observer = new ResizeObserver(go);
  const timer = setTimeout(stop, patienceMs);
  for (const act of acts) window.addEventListener(act, stop, { capture: true, passive: true });
  observer.observe(document.body);
  go();
  return stop;
}
