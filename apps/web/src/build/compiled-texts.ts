import { runInNewContext } from 'node:vm';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const descriptor = /(\/\*i18n\*\/ \{\s*id: "[^"]*",.*?\bmessage: )("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/gs;

/**
 * Compiles the English texts in the code, as those of other languages are in their catalogues. Else the browser would have
 * to load a parser, and read each text anew whenever it is shown.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    apply: 'build',
    // Before the comments go that tell where a text is.
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '/*i18n*/' },
      handler: (code) => ({
        code: code.replace(
          descriptor,
          (_, head: string, text: string) =>
            head + JSON.stringify(compileMessage(runInNewContext(text) as string)),
        ),
        map: null,
      }),
    },
  };
}
