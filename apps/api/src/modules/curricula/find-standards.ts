import { knownStandards } from '@panelwise/contracts/curricula/curricula';
import type { Standard } from '@panelwise/contracts/domain/curriculum';
import { limits } from '@panelwise/contracts/domain/limits';
import type { StandardListRow } from '@panelwise/db/repositories/standard-lists';
import { presentListed } from './name-standards.ts';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

/**
 * Standards with this code, or whose words begin with all of these: those of the grade first, then by how closely the code
 * fits. A person's own lists come before the house's curricula.
 */
export function findStandards(
  search: string,
  grade: string | undefined,
  lists: readonly StandardListRow[],
): Standard[] {
  const code = search.trim().toLowerCase();
  const wanted = wordsOf(search);
  const fits = (one: Standard): 0 | 1 | 2 | undefined => {
    if (one.code.toLowerCase() === code) return 0;
    if (one.code.toLowerCase().startsWith(code)) return 1;
    const words = wordsOf(`${one.title} ${one.unit} ${one.of}`);
    return wanted.length > 0 && wanted.every((word) => words.some((there) => there.startsWith(word)))
      ? 2
      : undefined;
  };
  const all = [
    ...lists.flatMap((list) =>
      list.standards.map((one) => ({ standard: presentListed(list, one), isOfGrade: true })),
    ),
    ...knownStandards.map(({ curriculum, code, title, of, unit }) => ({
      standard: { curriculum, code, title, of, unit: unit.title },
      isOfGrade: !grade || unit.grades.includes(grade),
    })),
  ];
  return all
    .flatMap(({ standard, isOfGrade }) => {
      const fit = fits(standard);
      return fit === undefined ? [] : [{ standard, order: fit * 2 + (isOfGrade ? 0 : 1) }];
    })
    .sort((a, b) => a.order - b.order)
    .slice(0, limits.standardsFound)
    .map(({ standard }) => standard);
}
