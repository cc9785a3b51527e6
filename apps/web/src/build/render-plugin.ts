import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '@panelwise/contracts/domain/languages';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { pageHtml, robots, type ScreenFiles, sitemap } from '../app/page-html.ts';
import { paths } from '../config/paths.ts';
import { publicPages } from '../config/public-pages.ts';
import { type Bundle, entriesOf, neededFiles } from './needed-files.ts';
import { sourcePlugins } from './source-plugins.ts';

/** What `app/render.tsx` gives to the build; the rest of it is for the server. */
type Renderer = {
  requestedScreens: readonly string[];
  renderContent(address: string, language: Language): Promise<string>;
};

/**
 * What a screen needs for its first paint, beyond what the shell asks for anyway. `modules` are its files in `app/`,
 * without their endings. What a screen loads later is not rendered on the server.
 */
function filesOf(bundle: Bundle, shell: string, modules: string[]): ScreenFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = entriesOf(shell);
  if (entries.length === 0) throw new Error('The shell asks for no script.');
  const known = neededFiles(bundle, entries);
  const css = new Set(known.css);
  const scripts = new Set<string>();
  for (const module of modules) {
    const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/app/${module}.tsx`));
    if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
    const needed = neededFiles(bundle, [chunk.fileName]);
    for (const file of needed.scripts) scripts.add(file);
    for (const file of needed.css) css.add(file);
  }
  const textOf = (file: string) => {
    const asset = bundle[file];
    return asset?.type === 'asset' ? asset.source.toString().trim() : '';
  };
  return {
    css: [...css].map((file) => `/${file}`),
    styles: [...css].map(textOf).join(''),
    scripts: [...scripts].filter((file) => !known.scripts.has(file)).map((file) => `/${file}`),
  };
}

/** How the build for browsers names pictures: what is rendered on the server names the same files. */
function assetNamesOf({ build }: ResolvedConfig) {
  const { output } = build.rolldownOptions;
  const names = Array.isArray(output) ? undefined : output?.assetFileNames;
  if (!names) throw new Error('The build says nothing of the names of its assets.');
  return names;
}

/** Builds the renderer for Node, with all that it needs in it, and loads it. */
async function buildRenderer(config: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    root: config.root,
    configFile: false,
    logLevel: 'warn',
    plugins: [sourcePlugins()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/render.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: config.build.target,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'render.js', assetFileNames: assetNamesOf(config) } },
    },
  });
  return import(pathToFileURL(path.join(outDir, 'render.js')).href);
}

/**
 * Writes every public page as finished HTML (`<path>/index.html`, in other languages `<path>/index.es.html` and so on), the empty shell for all other addresses as
 * `app.html`, what search engines ask for, and into `serverDir` the renderer for pages whose content changes.
 */
export function renderPages(serverDir: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'render-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const outDir = dir ?? path.resolve(config.root, config.build.outDir);
        const shell = readFileSync(path.join(outDir, 'index.html'), 'utf8');
        writeFileSync(path.join(outDir, 'app.html'), shell);
        const renderer = await buildRenderer(config, path.resolve(config.root, serverDir));
        for (const page of publicPages) {
          const folder = path.join(outDir, page.path);
          mkdirSync(folder, { recursive: true });
          const files = filesOf(bundle, shell, [`routes/${page.screen}`]);
          for (const language of languages) {
            const content = await renderer.renderContent(page.path, language);
            writeFileSync(
              path.join(folder, language === 'en' ? 'index.html' : `index.${language}.html`),
              pageHtml(shell, page, files, { address: page.path, language, content }),
            );
          }
        }
        const screens = renderer.requestedScreens.map((screen) => [
          screen,
          filesOf(bundle, shell, ['query-shell', `routes/${screen}`]),
        ]);
        writeFileSync(
          path.resolve(config.root, serverDir, 'manifest.json'),
          JSON.stringify({ shell, screens: Object.fromEntries(screens) }),
        );
        const listed = [...publicPages.map((page) => page.path), paths.library];
        writeFileSync(path.join(outDir, 'sitemap.xml'), sitemap(listed));
        writeFileSync(path.join(outDir, 'robots.txt'), robots());
      },
    },
  };
}
