import { html } from '@panelwise/studio/draw/markup';
import type { SheetText } from './sheet-text.ts';

/**
 * A sheet with the comic's title over its own. Its parts are written one after the other, because what they say is noted
 * in the order in which it is read.
 */
export function sheetHtml(
  text: SheetText,
  { over, title }: { over: string; title: string },
  parts: (() => string)[],
): string {
  const head = html`<p class="over">${text.say(over)}</p><h1>${text.say(title)}</h1>`;
  return html`<section class="sheet">${head}${parts.map((write) => write()).join('')}</section>`;
}
