import type { DehydratedState } from '@tanstack/react-query';

/** The element that holds the answers of the API which came with a rendered page, as JSON. */
export const pageStateId = 'page-state';

/** The answers that came with this page; undefined when none did. */
export function pageState(): DehydratedState | undefined {
  const text = globalThis.document?.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : undefined;
}
