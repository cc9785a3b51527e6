import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { preloadFonts } from './src/build/preload-fonts.ts';
import { prerender } from './src/build/prerender-plugin.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const proxy = {
  '/api': { target: api },
  '/media': { target: api },
  '/socket.io': { target: api, ws: true },
};

export default defineConfig({
  plugins: [react(), preloadFonts(), prerender()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    // An inlined asset would need `data:` in the content security policy for fonts and images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
