import { useEffect } from 'react';
import { brand } from '../config/brand.ts';

/** A page's title with the product's name behind it. */
export const tabTitle = (title: string) => `${title} · ${brand.name}`;

/** The title of the tab; the product's name follows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
