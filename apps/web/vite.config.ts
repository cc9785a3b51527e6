import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { componentStyles } from './src/build/component-styles.ts';
import { firstLoadLimits } from './src/build/first-load.ts';
import { plainCalls } from './src/build/plain-calls.ts';
import { preloadFonts } from './src/build/preload-fonts.ts';
import { renderPages } from './src/build/render-plugin.ts';
import { serviceWorker } from './src/build/service-worker-plugin.ts';
import { sourcePlugins } from './src/build/source-plugins.ts';
import { areaOf } from './src/config/text-areas.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const proxy = {
  '/api': { target: api },
  '/media': { target: api },
  '/socket.io': { target: api, ws: true },
};

const textsOf = (file: string) => `texts-${areaOf(file)}-${path.basename(file, '.po')}`;

/** Badges are told of on three screens alone, and stay with their words. */
const dataFiles =
  /node_modules\/@tanstack\/|\/web\/src\/lib\/(api|query)-|\/contracts\/src\/(domain\/(?!badges)|http\/|steps\/)/;
/** Files of schemas that browsers check something by, and what these stand on. */
const schemaFiles =
  /node_modules\/zod\/|\/web\/src\/lib\/form-messages|\/contracts\/src\/(http\/(forms|lists|table)|errors\/(explain-issue|field-labels)|domain\/(text|bounds|name-rules|user|passkey|script|read-script|diagram[\w-]*|cast|places|second-factor|class-code|class-pack|evidence|learning))\.ts/;

export default defineConfig(({ command }) => ({
  plugins: [
    sourcePlugins({ isWhole: command === 'build' }),
    plainCalls(),
    componentStyles(),
    preloadFonts(),
    renderPages('dist/server'),
    serviceWorker(),
    firstLoadLimits(),
  ],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    // An inlined asset would need `data:` in the content security policy for fonts and images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Short names: the first script lists all others.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // One file for what every page needs, and few for what some share: dozens of small ones wait for each other.
            { name: 'base', tags: ['$initial'] },
            {
              name: 'data',
              test: (id) => dataFiles.test(id) && !schemaFiles.test(id),
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            { name: 'checks', test: schemaFiles, minShareCount: 3, includeDependenciesRecursively: false },
            {
              name: 'errors',
              test: /\/contracts\/src\/errors\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'controls',
              test: /@mantine\/core\/esm\/(core|components\/(Alert|Button|Group|Input|InputBase|Loader|Transition|UnstyledButton))\//,
              minShareCount: 12,
              includeDependenciesRecursively: false,
            },
            { name: 'icons', test: /@tabler/, minShareCount: 2 },
            // All texts of an area in one file for each language.
            { name: textsOf, test: /\/texts\/\w+\.po$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));
