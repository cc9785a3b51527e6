import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { languages } from '@panelwise/contracts/domain/languages';

const exclude = ['**/*.test.{ts,tsx}', '**/testing/**'];

const foldersIn = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', 'texts'].includes(entry.name))
    .map(({ name }) => `${folder}/${name}`);
const features = foldersIn('src/features').filter((folder) => folder !== 'src/features/wizard');
const shared = ['app', 'config', 'lib', 'theme'].map((folder) => `<rootDir>/src/${folder}`);
const serverWords = 'src/lib/server-words';
const ownTexts = [...features, ...foldersIn('src/features/wizard'), 'src/components', serverWords];

/**
 * A catalogue for each feature, and one for what all share. `npm run texts` looks for new texts in the code and tells which of
 * them nobody has translated yet.
 */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: languages.filter((code) => code !== 'en'),
  catalogs: [
    ...ownTexts.map((folder) => ({
      path: `<rootDir>/${folder}/texts/{locale}`,
      include: [`<rootDir>/${folder}`],
      exclude,
    })),
    { path: '<rootDir>/src/texts/{locale}', include: shared, exclude: [...exclude, `**/${serverWords}/**`] },
  ],
  extractors: [createSwcExtractor()],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // Texts need no provider around them: who chooses another language loads the page anew.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
});
