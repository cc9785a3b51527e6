import type { PackClaims } from '@panelwise/contracts/domain/class-pack';

/** What differs between the files of a folder and what was signed. What lies there beside them is not looked at. */
export function checkFiles(
  { files: signed }: PackClaims,
  files: PackClaims['files'],
): { changed: string[]; missing: string[] } {
  const names = Object.keys(signed);
  return {
    changed: names.filter((name) => Object.hasOwn(files, name) && files[name] !== signed[name]),
    missing: names.filter((name) => !Object.hasOwn(files, name)),
  };
}
