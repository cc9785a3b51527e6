import { svg, words } from '@panelwise/studio/draw/markup';

/** Writes XML: what is put in is escaped by its place, and words of a person go in as `words(…)`. */
export const xml = svg;
export { words };

/** The first line of a file of XML. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One element with words in it; nothing where there are none. The name is ours. */
export function element(name: string, text: string | number | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${words(String(text)).escaped}</${name}>`;
}

/** Elements one a line, without those that are empty. */
export function elements(list: string[]): string {
  return list.filter(Boolean).join('\n');
}
