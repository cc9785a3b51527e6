import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { html, words } from '@panelwise/studio/draw/markup';

/**
 * Tells the packaged browser where its fonts are. Without a single font a browser draws no text at all, not even in
 * the fonts that a document brings along, and the package's own `fonts.conf` names folders of a serverless host.
 *
 * It is looked at each time: the folder may come from an earlier version, or may have been moved.
 * @param dir the unpacked browser, an absolute path
 * @returns the file, for `FONTCONFIG_FILE`
 */
export async function writeFontConfig(dir: string): Promise<string> {
  const file = path.join(dir, 'fonts.conf');
  const wanted = fontConfig(path.join(dir, 'fonts'), path.join(dir, 'font-cache'));
  if ((await readFile(file, 'utf8').catch(() => undefined)) === wanted) return file;
  // By a rename, because another worker's browser may read it at this moment.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, wanted);
  await rename(temporary, file);
  return file;
}

function fontConfig(fonts: string, cache: string): string {
  return html`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${words(fonts)}</dir>
  <cachedir>${words(cache)}</cachedir>
</fontconfig>
`;
}
