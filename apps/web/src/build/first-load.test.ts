import { expect, test } from 'vitest';
import { tooHeavy } from './first-load.ts';
import type { Bundle } from './needed-files.ts';

const chunk = (fileName: string, code: string, imports: string[] = []) =>
  ({
    type: 'chunk',
    fileName,
    code,
    imports,
    isEntry: fileName === 'main.js',
    moduleIds: [`/web/src/${fileName}`],
    viteMetadata: { importedCss: new Set<string>() },
  }) as unknown as Bundle[string];

test('a screen is as heavy as all that it cannot do without', () => {
  const noise = Array.from({ length: 4_000 }, (_, i) => Math.sin(i)).join();
  const bundle: Bundle = {
    'main.js': chunk('main.js', 'a'),
    'screen.js': chunk('screen.js', 'b', ['heavy.js']),
    'heavy.js': chunk('heavy.js', noise),
    'light.js': chunk('light.js', 'c'),
  };
  const load = (module: string) => tooHeavy(bundle, [{ name: 'it', modules: [module], most: 5 }]);
  expect(load('light.js')).toEqual([]);
  expect(load('screen.js')).toEqual([expect.stringMatching(/^it loads \d+\.\d kB .* 3 files: heavy\.js/)]);
});
