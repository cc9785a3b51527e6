import { useEffect } from 'react';
import { brand } from '../config/brand.ts';

/** The title of the tab; the product's name follows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
