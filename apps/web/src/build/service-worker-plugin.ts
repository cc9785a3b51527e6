import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type Bundle, chunkOf, entriesOf, neededFiles } from './needed-files.ts';

/** The screens that work without a network, and what is loaded beside them, in `src/`. */
const screens = [
  'app/mantine-shell.tsx',
  'app/query-shell.tsx',
  'app/routes/learn.tsx',
  'app/routes/learn-review.tsx',
  'app/routes/assigned-comic.tsx',
  'app/routes/library-comic.tsx',
];
const beside = [
  'lib/api-client.ts',
  'lib/device/start-device.ts',
  'lib/device/kept-comics.ts',
  'lib/device/kept-things.ts',
  'lib/device/outbox.ts',
  'lib/device/kept-readings.ts',
  'components/device-bar/device-bar.tsx',
  'components/toast/toast-stack.tsx',
  'features/reader/guided/guided-reader.tsx',
  'features/reader/components/listen-dock.tsx',
];
/** The two fonts of every screen, and what stands in each header. */
const fonts = /(?:besley|atkinson-hyperlegible-next)-latin-wght-normal-.*\.woff2$/;
const still = ['favicon.svg', 'manifest.webmanifest'];

type KeptFile = { url: string; revision: string | null };

function keptFiles(bundle: Bundle, outDir: string): KeptFile[] {
  const shell = readFileSync(path.join(outDir, 'app.html'), 'utf8');
  const modules = [...screens, ...beside].map((module) => chunkOf(bundle, module).fileName);
  const { scripts, css } = neededFiles(bundle, [...entriesOf(shell), ...modules]);
  const hashed = [...scripts, ...css, ...Object.keys(bundle).filter((file) => fonts.test(file))];
  const revisionOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(outDir, file)))
      .digest('hex')
      .slice(0, 16);
  return [
    ...['app.html', ...still].map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
    ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Writes `sw.js`, which keeps the app on a device: the shell, and all files of the screens that work without a network. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const outDir = dir ?? path.resolve(config.root, config.build.outDir);
        await build({
          root: config.root,
          configFile: false,
          logLevel: 'warn',
          define: { keptFiles: JSON.stringify(keptFiles(bundle, outDir)) },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: config.build.target,
            rolldownOptions: {
              input: 'src/service-worker/service-worker.ts',
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
