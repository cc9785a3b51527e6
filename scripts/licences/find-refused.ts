import { matchesGlob } from 'node:path';

/** Licences that a package may have, and packages that may have another one, with the reason. */
export type Allowed = { licences: string[]; packages: Record<string, { licence: string; why: string }> };

/** What `pnpm licenses list --json` says: the packages of each licence. */
export type Licences = Record<string, { name: string; versions: string[] }[]>;

/** What is not allowed, one line a package. */
export function findRefused(found: Licences, allowed: Allowed): string[] {
  return Object.entries(found).flatMap(([licence, packages]) =>
    isAllowed(licence, allowed.licences)
      ? []
      : packages
          .filter(({ name }) => !isException(name, licence, allowed))
          .map(({ name, versions }) => `${name} ${versions.join(', ')}: ${licence}`),
  );
}

/** Of an SPDX expression all parts of an AND are needed, and one of an OR. */
function isAllowed(expression: string, licences: string[]): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => licences.includes(one.trim())));
}

function isException(name: string, licence: string, { packages }: Allowed): boolean {
  return Object.entries(packages).some(
    ([pattern, one]) => one.licence === licence && matchesGlob(name, pattern),
  );
}
