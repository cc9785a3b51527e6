import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { paths } from '../config/paths.ts';
import { publicPages } from '../config/public-pages.ts';
import { pageHtml, robots, sitemap } from './page-html.ts';

type Bundle = Rolldown.OutputBundle;
type Renderer = { renderPage(path: string): Promise<string> };

/** A chunk's file and those that it cannot do without, with the styles they bring. */
function neededFiles(
  bundle: Bundle,
  fileName: string,
  found = { scripts: new Set<string>(), css: new Set<string>() },
) {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.scripts.has(fileName)) return found;
  found.scripts.add(fileName);
  for (const imported of chunk.imports) neededFiles(bundle, imported, found);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.css.add(css);
  return found;
}

/** What a page needs for its first paint, as CSS files and their text, and the code beyond the entry's. */
function partsOf(bundle: Bundle, screen: string): { css: string[]; styles: string; scripts: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/app/routes/${screen}.tsx`));
  if (!entry || !chunk) throw new Error(`The build has no chunk for the screen ${screen}.`);
  const known = neededFiles(bundle, entry.fileName);
  const needed = neededFiles(bundle, chunk.fileName);
  const textOf = (file: string) => {
    const asset = bundle[file];
    return asset?.type === 'asset' ? asset.source.toString().trim() : '';
  };
  const css = [...new Set([...known.css, ...needed.css])];
  return {
    css: css.map((file) => `/${file}`),
    styles: css.map(textOf).join(''),
    scripts: [...needed.scripts].filter((file) => !known.scripts.has(file)).map((file) => `/${file}`),
  };
}

/** Builds the renderer for Node beside the app and loads it. The folder lies below the app so that packages are found. */
async function loadRenderer(config: ResolvedConfig): Promise<{ renderer: Renderer; remove: () => void }> {
  const parent = path.join(config.root, 'node_modules');
  const outDir = mkdtempSync(path.join(parent, '.prerender-'));
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  try {
    await build({
      root: config.root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: config.build.target,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    });
    return { renderer: await import(pathToFileURL(path.join(outDir, 'prerender.js')).href), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Writes every public page as finished HTML (`<path>/index.html`), the empty shell for all other addresses as
 * `app.html`, and what search engines ask for.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
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
        const { renderer, remove } = await loadRenderer(config);
        try {
          for (const page of publicPages) {
            const content = await renderer.renderPage(page.path);
            const folder = path.join(outDir, page.path);
            mkdirSync(folder, { recursive: true });
            const html = pageHtml(shell, page, { content, ...partsOf(bundle, page.screen) });
            writeFileSync(path.join(folder, 'index.html'), html);
          }
        } finally {
          remove();
        }
        const listed = [...publicPages.map((page) => page.path), paths.library];
        writeFileSync(path.join(outDir, 'sitemap.xml'), sitemap(listed));
        writeFileSync(path.join(outDir, 'robots.txt'), robots());
      },
    },
  };
}
