import path from 'node:path';
import { defineConfig } from 'vitest/config';
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

export default defineConfig({
  plugins: [sourcePlugins(), preloadFonts(), renderPages('dist/server'), serviceWorker()],
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
        codeSplitting: {
          groups: [
            // One file for what every page needs, and few for what some share: dozens of small ones wait for each other.
            { name: 'base', tags: ['$initial'] },
            {
              name: 'data',
              test: /node_modules\/(@tanstack|zod)\/|\/web\/src\/lib\/(api|query)-|\/contracts\/src\/(domain|errors|http)\//,
              minShareCount: 3,
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
});
