import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CSSProperties, useEffect, useState } from 'react';

const storageKey = 'panelwise.word-size';
/** How large words are set below and beside the pictures; the pictures stay as they are drawn. */
export const wordSizes = [
  { name: 'normal', label: msg({ message: 'normal', context: 'size of the words' }), scale: 1 },
  { name: 'large', label: msg({ message: 'large', context: 'size of the words' }), scale: 1.25 },
  { name: 'very large', label: msg({ message: 'very large', context: 'size of the words' }), scale: 1.5 },
] as const;

function stored(): number {
  try {
    const name = localStorage.getItem(storageKey);
    return Math.max(
      0,
      wordSizes.findIndex((size) => size.name === name),
    );
  } catch {
    return 0;
  }
}

/** The size that this browser keeps, `next` to take the one after it, and the style that carries it to all words. */
export function useWordSize() {
  const [at, setAt] = useState(0);
  // A rendered page knows of no browser: it has the normal size until it is taken over.
  useEffect(() => setAt(stored()), []);
  const { label, scale } = wordSizes[at]!;
  return {
    label: i18n._(label),
    next: () => {
      const to = (at + 1) % wordSizes.length;
      setAt(to);
      try {
        localStorage.setItem(storageKey, wordSizes[to]!.name);
      } catch {
        // Storage is blocked: the choice lasts as long as the page.
      }
    },
    style: { display: 'contents', '--words': scale } as CSSProperties,
  };
}
export type WordSize = ReturnType<typeof useWordSize>;
