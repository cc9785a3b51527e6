import { curriculumFile, unitsOf } from '@panelwise/contracts/curricula/curricula';
import { type ClassCurriculum, isCurriculumId } from '@panelwise/contracts/domain/curriculum';
import { limits } from '@panelwise/contracts/domain/limits';
import type { Coverage } from '@panelwise/contracts/http/curricula';
import type { Queryable } from '@panelwise/db/client';
import {
  listListedTeaching,
  listOwnTeaching,
  listPublicTeaching,
  type TeachingComic,
} from '@panelwise/db/repositories/comic-standards';
import { findStandardLists, type StandardListRow } from '@panelwise/db/repositories/standard-lists';

/** So many comics are looked through for one coverage. */
const comicsMax = 2_000;

type Outline = Pick<Coverage, 'name' | 'edition' | 'leftOut'> & {
  units: (Omit<Coverage['units'][number], 'standards'> & { standards: { code: string; title: string }[] })[];
};

/**
 * What a class follows, with the comics that teach each standard of it: those of the library, and the caller's own drawn
 * ones. Null where there is no such curriculum or list any more.
 */
export async function readCoverage(
  db: Queryable,
  callerId: string,
  chosen: ClassCurriculum,
): Promise<Coverage | null> {
  const outline = await findOutline(db, chosen);
  if (!outline) return null;
  const codes = outline.units.flatMap(({ standards }) => standards.map(({ code }) => code));
  const isHouses = isCurriculumId(chosen.curriculum);
  const [inLibrary, own] = await Promise.all([
    isHouses
      ? listPublicTeaching(db, chosen.curriculum, codes, comicsMax)
      : listListedTeaching(db, chosen.curriculum, codes, comicsMax),
    listOwnTeaching(db, callerId, chosen.curriculum, codes, comicsMax),
  ]);
  const byCode = new Map<string, Map<string, TeachingComic>>();
  // Of a comic that is both, the library has what readers see.
  for (const comic of [...own, ...inLibrary])
    for (const code of comic.codes) byCode.set(code, (byCode.get(code) ?? new Map()).set(comic.id, comic));
  const listed = new Map(isHouses ? [] : inLibrary.map(({ id, codes: own }) => [id, own]));
  const isListed = (id: string, code: string) => listed.get(id)?.includes(code) ?? false;
  return {
    ...outline,
    units: outline.units.map((unit) => ({
      ...unit,
      standards: unit.standards.map((standard) => {
        const comics = [...(byCode.get(standard.code)?.values() ?? [])];
        return {
          ...standard,
          count: comics.length,
          comics: comics.slice(0, limits.coveredComicsShown).map(({ id, title, isPublic }) => ({
            ...{ _id: id, title, isPublic },
            ...(isListed(id, standard.code) && { isListed: true as const }),
          })),
        };
      }),
    })),
  };
}

async function findOutline(db: Queryable, chosen: ClassCurriculum): Promise<Outline | undefined> {
  if (isCurriculumId(chosen.curriculum)) {
    const { name, edition, leftOut } = curriculumFile(chosen.curriculum);
    const units = unitsOf(chosen.curriculum, chosen).map(({ id, title, subject, chapter, standards }) => ({
      _id: id,
      title,
      subject,
      chapter: chapter ?? null,
      standards: standards.map(([code, words]) => ({ code, title: words })),
    }));
    return { name, edition, leftOut, units };
  }
  const [list] = await findStandardLists(db, [chosen.curriculum]);
  return list && outlineOf(list);
}

/** A school's list by its units, in the order in which the file first names them. */
const outlineOf = (list: StandardListRow): Outline => ({
  name: list.name,
  edition: '',
  leftOut: '',
  units: [...Map.groupBy(list.standards, ({ unit }) => unit)].map(([unit, standards], at) => ({
    _id: `unit-${at + 1}`,
    title: unit,
    subject: '',
    chapter: null,
    standards: standards.map(({ code, title }) => ({ code, title })),
  })),
});
