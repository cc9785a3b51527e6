import { plural, t } from '@lingui/core/macro';
import { type PackResult, packClaimsSchema } from '@panelwise/contracts/domain/class-pack';
import { checkClassPack } from '@panelwise/contracts/http/class-packs';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';

const manifest = 'manifest.js';
/** So many names of files are told; there may be hundreds. */
const namesTold = 5;

/** Compares a folder with the pack that was made. Never throws: what is wrong with it is what it says. */
export async function checkFolder(
  classId: string,
  files: readonly File[],
): Promise<{ isGood: boolean; text: string }> {
  try {
    const lies = inFolder(files);
    const said = lies.get(manifest);
    if (!said) return { isGood: false, text: t`This is not the folder of a pack: ${manifest} is not in it.` };
    const signed = readManifest(await said.text());
    const body = { ...signed, files: await hashesOf(lies, namesIn(signed)) };
    const { changed, missing } = await call(checkClassPack, { params: { id: classId }, body });
    return { isGood: changed.length + missing.length === 0, text: told(changed, missing) };
  } catch (error) {
    return { isGood: false, text: errorText(error, t`The folder could not be checked. Please try again.`) };
  }
}

/** The files of a folder by their names within the pack, which may lie deeper. Some computers take letters with accents apart. */
function inFolder(files: readonly File[]): Map<string, File> {
  const places = files.map((file) => [file.webkitRelativePath.normalize(), file] as const);
  const [top] = places
    .map(([place]) => place)
    .filter((place) => place.endsWith(`/${manifest}`))
    .sort((a, b) => a.length - b.length);
  const folder = top?.slice(0, -manifest.length);
  return new Map(
    places.flatMap(([place, file]) =>
      folder && place.startsWith(folder) ? [[place.slice(folder.length), file]] : [],
    ),
  );
}

function readManifest(text: string): Pick<PackResult, 'pack' | 'seal'> {
  const [, json = ''] = /^\s*panelwisePack = (.*);\s*$/s.exec(text) ?? [];
  try {
    const { pack, seal } = JSON.parse(json);
    return { pack: String(pack), seal: String(seal) };
  } catch {
    // The server says that it is none of ours.
    return { pack: '{}', seal: '' };
  }
}

function namesIn({ pack }: { pack: string }): string[] {
  const claims = packClaimsSchema.safeParse(JSON.parse(pack));
  return claims.success ? Object.keys(claims.data.files) : [];
}

async function hashesOf(lies: Map<string, File>, names: string[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of names) {
    const file = lies.get(name);
    if (file) hashes[name] = base64url(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  }
  return hashes;
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function told(changed: string[], missing: string[]): string {
  if (changed.length + missing.length === 0) return t`Nothing is changed: this is the pack as it was made.`;
  const some = (names: string[]) =>
    names.slice(0, namesTold).join(', ') + (names.length > namesTold ? ', …' : '');
  const parts = [];
  const [changedNames, missingNames] = [some(changed), some(missing)];
  if (changed.length > 0)
    parts.push(
      plural(changed.length, {
        one: `# file was changed: ${changedNames}.`,
        other: `# files were changed: ${changedNames}.`,
      }),
    );
  if (missing.length > 0)
    parts.push(
      plural(missing.length, {
        one: `# file is missing: ${missingNames}.`,
        other: `# files are missing: ${missingNames}.`,
      }),
    );
  return [...parts, t`Please unpack the pack anew.`].join(' ');
}
