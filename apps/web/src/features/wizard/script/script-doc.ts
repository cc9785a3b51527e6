import { limits } from '@panelwise/contracts/domain/limits';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { type Script, type ScriptPage, scriptPageSchema } from '@panelwise/contracts/domain/script';
import { openScript, type ReadScript, readScriptText, refusalOf, withLetters } from './script-text.ts';

/**
 * A script at one moment of its editing. It is either a list of pages, whose text follows, or a text typed by hand, whose
 * pages follow as far as it can be opened. Text and reading are worked out when they are first asked for, and per page, so
 * that a key costs what its page costs and not what the comic costs.
 */
export type ScriptDoc = {
  /** What is stored. */
  readonly text: string;
  /** For the form, also while it breaks a rule; undefined where the text is not a list of pages. */
  readonly script: Script | undefined;
  /** As the server will read it. Pages that were not touched are the very same objects as before. */
  readonly read: ReadScript;
};

/** The script as somebody typed it, letter by letter. */
export const docOfText = (text: string): ScriptDoc => lazyDoc({ text: () => text });

/** The script as pages that were edited in the form; pages that did not change must be the same objects. */
export const docOfScript = (script: Script): ScriptDoc => lazyDoc({ script });

function lazyDoc(from: { text: () => string } | { script: Script }): ScriptDoc {
  const isTyped = 'text' in from;
  const text = once(isTyped ? from.text : () => textOf(from.script));
  const script = once(isTyped ? () => openScript(text()) : () => from.script);
  const read = once(() => (isTyped ? readScriptText(text()) : readPages(from.script, text().length)));
  return {
    get text() {
      return text();
    },
    get script() {
      return script();
    },
    get read() {
      return read();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const pageTexts = new WeakMap<ScriptPage, string>();

/** The same text as `JSON.stringify(script, null, 2)`, with the texts of known pages taken over. */
function textOf(script: Script): string {
  if (script.length === 0) return '[]';
  return `[\n${script.map((page) => known(pageTexts, page, indented)).join(',\n')}\n]`;
}

/** JSON has no line break inside a string, so every line is one of the text. */
const indented = (page: ScriptPage) => JSON.stringify(page, null, 2).replace(/^/gm, '  ');

const pageReadings = new WeakMap<ScriptPage, ScriptPage | 'refused'>();

function readPages(script: Script, textLength: number): ReadScript {
  const pages = script.map((page) =>
    known(pageReadings, page, () => scriptPageSchema.safeParse(page).data ?? 'refused'),
  );
  const isGood = pages.length > 0 && pages.length <= limits.pagesMax && textLength <= limits.scriptTextMax;
  if (isGood && pages.every((page) => page !== 'refused')) return withLetters(pages);
  // Only a refusal needs the whole script, to say where it is wrong.
  if (textLength > limits.scriptTextMax) return readScriptText(textOf(script));
  try {
    return withLetters(readScript(script));
  } catch (error) {
    return refusalOf(error);
  }
}

function known<K extends object, V>(memory: WeakMap<K, V>, key: K, make: (key: K) => V): V {
  const found = memory.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  memory.set(key, made);
  return made;
}
