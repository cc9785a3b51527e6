import { t } from '@lingui/core/macro';

/** The key is also read by index.html, which runs before the first paint. */
const storageKey = 'panelwise.color-scheme';

export type SchemeChoice = 'light' | 'dark' | 'auto';
export const schemeChoices: { value: SchemeChoice; readonly label: string }[] = [
  {
    value: 'light',
    get label() {
      return t`Light`;
    },
  },
  {
    value: 'dark',
    get label() {
      return t`Dark`;
    },
  },
  {
    value: 'auto',
    get label() {
      return t`As my device`;
    },
  },
];

const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** What the person chose; `auto` until they choose. */
export function schemeChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

function apply() {
  const choice = schemeChoice();
  const scheme = choice === 'auto' ? (systemIsDark() ? 'dark' : 'light') : choice;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}

/** Stores the choice and repaints at once. What is chosen already is not told again: a listener may answer with it. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === schemeChoice()) return;
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  apply();
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes here, in another tab, or in the system. Returns how to stop. */
export function watchScheme(listener: () => void): () => void {
  const onOutsideChange = () => {
    apply();
    listener();
  };
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  window.addEventListener('storage', onOutsideChange);
  system.addEventListener('change', onOutsideChange);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onOutsideChange);
    system.removeEventListener('change', onOutsideChange);
  };
}
