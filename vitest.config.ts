import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sourcePlugins } from './apps/web/src/build/source-plugins.ts';

/**
 * Five kinds of tests: `x.test.ts` is pure, `x.int.test.ts` has real servers (Postgres, Redis, S3, Chromium,
 * providers over HTTP), everything of the web app runs in a DOM, `x.e2e.ts` drives a browser against the whole product,
 * `x.bare.ts` runs the product as on a machine that has nothing but Node.
 */
const integration = '**/*.int.test.ts';
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];

/**
 * One for all projects that run in one call. Two for each core, since integration tests wait for their servers half of
 * the time; more than four would want more connections than the test server has.
 */
const maxWorkers = Math.min(4, 2 * availableParallelism());

/**
 * How long something may take before it counts as stuck, in ms. Nothing is measured by these: what takes milliseconds on
 * an idle machine may take minutes on a busy one.
 */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['vitest.setup.ts'],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{api,worker}/src/**/*.test.ts',
            '{scripts,e2e,tools,security}/**/*.test.ts',
          ],
          exclude: [...ignored, integration],
          ...patience,
          // They are pure, so that files may share the modules they load.
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles: ['vitest.setup.ts'],
          include: [
            'packages/*/src/**/*.int.test.ts',
            'apps/*/src/**/*.int.test.ts',
            'security/**/*.int.test.ts',
          ],
          exclude: ignored,
          globalSetup: ['packages/db/src/testing/global-setup.ts'],
          ...patience,
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/prepare-stacks.ts'],
          ...patience,
          // Each file has a stack and a browser of its own; while one waits for its stack, the other has the cores.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'bare',
          include: ['e2e/**/*.bare.ts'],
          ...patience,
          fileParallelism: false,
          bail: 1,
        },
      },
      {
        plugins: [sourcePlugins()],
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Each file has a world of its own as in forks, without a new process and a new jsdom for it.
          pool: 'vmForks',
          maxWorkers,
          setupFiles: ['../../vitest.setup.ts', 'src/testing/setup.ts'],
          deps: {
            optimizer: {
              client: {
                enabled: true,
                // What is shared has to be one: a second React hears nothing of the first, and so it is with the editor.
                include: [
                  '@codemirror/commands',
                  '@codemirror/lang-json',
                  '@codemirror/language',
                  '@codemirror/state',
                  '@codemirror/view',
                  '@lezer/highlight',
                  '@mantine/core',
                  '@mantine/form',
                  '@mantine/hooks',
                  '@mantine/notifications',
                  '@tabler/icons-react',
                  '@tanstack/react-query',
                  '@testing-library/react',
                  '@testing-library/user-event',
                  'react-dom',
                  'react-router-dom',
                ],
              },
            },
          },
          css: { modules: { classNameStrategy: 'non-scoped' } },
          ...patience,
        },
      },
    ],
  },
});
