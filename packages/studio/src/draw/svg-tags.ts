/**
 * Reads drawings that were made here: tags one after the other, and what their attributes say. It goes through every
 * character of every panel, so it walks the text instead of matching patterns against it.
 */

export type SvgTag = {
  /** `</name>` */
  closing: boolean;
  name: string;
  /** As they are written, with the space before them. */
  attributes: string;
  /** `<name/>` */
  selfClosing: boolean;
  /** Where the tag ends in the text. */
  end: number;
};

const slash = 47;

/** Calls `visit` for each tag, in the order of the text. */
export function eachTag(svg: string, visit: (tag: SvgTag) => void): void {
  for (let open = svg.indexOf('<'); open >= 0; open = svg.indexOf('<', open)) {
    const closing = svg.charCodeAt(open + 1) === slash;
    const start = open + (closing ? 2 : 1);
    let named = start;
    while (isLetter(svg.charCodeAt(named))) named++;
    const close = endOfTag(svg, named);
    if (named === start || close < 0) {
      open++;
      continue;
    }
    const selfClosing = close > named && svg.charCodeAt(close - 1) === slash;
    open = close + 1;
    visit({
      closing,
      name: svg.slice(start, named),
      attributes: svg.slice(named, selfClosing ? close - 1 : close),
      selfClosing,
      end: open,
    });
  }
}

/** Where the `>` is that ends a tag, and not a value in it; -1 where none is. */
function endOfTag(svg: string, from: number): number {
  let close = svg.indexOf('>', from);
  for (let quote = svg.indexOf('"', from); quote >= 0 && quote < close; ) {
    const unquote = svg.indexOf('"', quote + 1);
    if (unquote < 0) return -1;
    if (unquote > close) close = svg.indexOf('>', unquote);
    quote = svg.indexOf('"', unquote + 1);
  }
  return close;
}

/** Whether this is the code of a Latin letter. */
export const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** What an attribute says. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const start = `${name}="`;
  for (let at = attributes.indexOf(start); at >= 0; at = attributes.indexOf(start, at + 1)) {
    // Not the end of a longer name: `x` is no part of `cx`.
    if (at > 0 && !isSpace(attributes.charCodeAt(at - 1))) continue;
    const from = at + start.length;
    return attributes.slice(from, attributes.indexOf('"', from));
  }
  return undefined;
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);
