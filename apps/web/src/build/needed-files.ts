import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** The files of chunks and those that they cannot do without, with the styles they bring. */
export function neededFiles(
  bundle: Bundle,
  fileNames: readonly string[],
  found = { scripts: new Set<string>(), css: new Set<string>() },
) {
  for (const fileName of fileNames) {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.scripts.has(fileName)) continue;
    found.scripts.add(fileName);
    neededFiles(bundle, chunk.imports, found);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.css.add(css);
  }
  return found;
}

/** The scripts that a page of the app asks for first. */
export function entriesOf(shell: string): string[] {
  return [...shell.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file!);
}

/** The chunk that has a module in it. @param module the end of its path in `src/` @throws Error where there is none */
export function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
  );
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk for ${module}.`);
  return found;
}
