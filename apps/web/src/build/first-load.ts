import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { type Bundle, chunkOf, neededFiles } from './needed-files.ts';

/** What everybody who is logged in loads beside their screen. */
const signedIn = [
  'lib/api-client.ts',
  'lib/device/start-device.ts',
  'components/device-bar/device-bar.tsx',
  'components/layout/personal-tools.tsx',
];

/** The most that screens may load before anybody does anything: scripts and styles in kB, compressed, without data and fonts. */
const firstLoads: { name: string; modules: string[]; most: number }[] = [
  { name: 'home', modules: ['app/routes/home.tsx'], most: 137 },
  { name: 'library', modules: ['app/query-shell.tsx', 'app/routes/our-library.tsx'], most: 162 },
  { name: 'login', modules: ['app/mantine-shell.tsx', 'app/routes/login.tsx'], most: 238 },
  {
    name: "the wizard's first step",
    modules: [
      ...signedIn,
      'app/mantine-shell.tsx',
      'app/routes/create-comic.tsx',
      'features/wizard/components/wizard.tsx',
    ],
    most: 282,
  },
];

/** What is too heavy, in words. `npm run bench -- first-load` measures the same in a browser. */
export function tooHeavy(bundle: Bundle, loads = firstLoads): string[] {
  const entries = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? [file.fileName] : [],
  );
  return loads.flatMap(({ name, modules, most }) => {
    const { scripts, css } = neededFiles(bundle, [
      ...entries,
      ...modules.map((module) => chunkOf(bundle, module).fileName),
    ]);
    const files = [...scripts, ...css];
    const kB = files.reduce((sum, file) => sum + compressed(bundle[file]), 0) / 1_000;
    if (kB <= most) return [];
    const heaviest = files.toSorted((one, other) => compressed(bundle[other]) - compressed(bundle[one]));
    return [
      `${name} loads ${kB.toFixed(1)} kB before anybody does anything; ${most} is the most. ` +
        `The heaviest of ${files.length} files: ${heaviest.slice(0, 8).join(', ')}.`,
    ];
  });
}

const known = new WeakMap<object, number>();

function compressed(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number {
  if (!file) return 0;
  const size =
    known.get(file) ?? brotliCompressSync(file.type === 'chunk' ? file.code : file.source, quality).length;
  known.set(file, size);
  return size;
}
/** As `scripts/precompress.ts` does it. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Lets no build pass in which a first screen has become too heavy. */
export function firstLoadLimits(): Plugin {
  return {
    name: 'first-load-limits',
    apply: 'build',
    writeBundle(_, bundle) {
      const said = tooHeavy(bundle);
      if (said.length > 0) this.error(said.join('\n'));
    },
  };
}
