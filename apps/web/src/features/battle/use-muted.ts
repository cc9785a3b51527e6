import { useState } from 'react';

const storageKey = 'panelwise.battle-pictures-muted';

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

/** Whether this browser hides the pictures that others show in battles, and how to change that. */
export function useMuted(): [isMuted: boolean, set: (isMuted: boolean) => void] {
  const [isMuted, setMuted] = useState(stored);
  return [
    isMuted,
    (next) => {
      setMuted(next);
      try {
        if (next) localStorage.setItem(storageKey, 'yes');
        else localStorage.removeItem(storageKey);
      } catch {
        // Storage is blocked: the choice lasts as long as the page.
      }
    },
  ];
}
