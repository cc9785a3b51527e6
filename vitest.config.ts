import { defineConfig } from 'vitest/config';

/**
 * Four kinds of tests: `x.test.ts` is pure, `x.int.test.ts` has real servers (Postgres, Redis, S3, Chromium,
 * providers over HTTP), everything of the web app runs in a DOM, `x.e2e.ts` drives a browser against the whole product.
 */
const integration = '**/*.int.test.ts';
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{api,worker}/src/**/*.test.ts',
            '{scripts,e2e}/**/*.test.ts',
          ],
          exclude: [...ignored, integration],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['packages/*/src/**/*.int.test.ts', 'apps/*/src/**/*.int.test.ts'],
          exclude: ignored,
          globalSetup: ['packages/db/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          fileParallelism: false,
          bail: 1,
        },
      },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 30_000,
        },
      },
    ],
  },
});
