import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const whole = '@mantine/core/styles.layer.css';
const shared = path.resolve(import.meta.dirname, '../theme/mantine.css');

/**
 * Gives a Mantine component that few screens have its styles along, so that the others do not load them. What many have, and
 * what others stand on, comes first and for all (`theme/mantine.css`): of two rules as strong as each other the later one
 * counts. While one develops all styles come at once.
 */
export function componentStyles(): Plugin {
  const comeFirst = new Set(
    [...readFileSync(shared, 'utf8').matchAll(/styles\/(\w+)\.layer\.css/g)].map(([, name]) => name),
  );
  return {
    name: 'component-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /styles\.layer\.css$/ }, handler: (id) => (id === whole ? shared : null) },
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/.*\.module\.mjs$/ },
      handler(code, id) {
        const name = path.basename(id, '.module.mjs');
        const sheet = `${id.slice(0, id.indexOf('/esm/'))}/styles/${name}.layer.css`;
        if (comeFirst.has(name)) return null;
        if (!existsSync(sheet)) this.error(`Mantine has no styles of its own for ${name}.`);
        return { code: `import ${JSON.stringify(sheet)};\n${code}`, map: null };
      },
    },
  };
}
