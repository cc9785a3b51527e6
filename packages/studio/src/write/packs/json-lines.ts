import type { PackPath } from './pack-fault.ts';

/**
 * The line, from 1, on which each value of a JSON text begins, by its path; a key's line for the value of a key.
 * The text has to be valid JSON.
 */
export function linesOfJson(text: string): (at: PackPath) => number {
  const lines = new Map<string, number>();
  const open: { key: string | number; isList: boolean }[] = [];
  let line = 1;
  const here = () => JSON.stringify(open.map(({ key }) => key));
  const note = () => lines.has(here()) || lines.set(here(), line);
  // Strings, brackets, commas and line ends; a colon after a string makes it a key.
  for (const [token, key] of text.matchAll(/("(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}[\],\n]/g)) {
    const top = open.at(-1);
    if (token === '\n') line++;
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && top?.isList) top.key = Number(top.key) + 1;
    else if (key && top) {
      top.key = JSON.parse(key);
      note();
    } else {
      if (top?.isList) note();
      if (token === '{' || token === '[') open.push({ key: token === '[' ? 0 : '', isList: token === '[' });
    }
  }
  // What is missing is told of where it should be.
  return (at) => {
    for (let depth = at.length; depth > 0; depth--) {
      const found = lines.get(JSON.stringify(at.slice(0, depth)));
      if (found !== undefined) return found;
    }
    return 1;
  };
}
