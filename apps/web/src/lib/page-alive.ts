/**
 * Says that React has taken the page over: index.html presses again what was pressed before. `data-alive` on the document
 * tells it to whoever looks from outside.
 */
export function tellPageAlive(): void {
  document.documentElement.setAttribute('data-alive', '');
  window.dispatchEvent(new Event('page-alive'));
}

/** True once React has taken the page over. */
export function isPageAlive(): boolean {
  return document.documentElement.hasAttribute('data-alive');
}
