import { type Curriculum, type CurriculumId, curriculumIds, isCurriculumId } from '../domain/curriculum.ts';
import { grades } from '../domain/grades.ts';
import ccss from './data/ccss.json' with { type: 'json' };
import icse from './data/icse.json' with { type: 'json' };
import ncert2023 from './data/ncert-2023.json' with { type: 'json' };
import ncertNew from './data/ncert-new.json' with { type: 'json' };
import ngss from './data/ngss.json' with { type: 'json' };

/*
 * The standards themselves: for servers and workers. Browsers ask the API for the few that they show; lint holds the web
 * app to that.
 */

/** A unit or chapter, as the files have it. A standard is its code and a short description of ours. */
export type Unit = {
  id: string;
  grades: string[];
  subject: string;
  title: string;
  chapter?: number;
  standards: [code: string, title: string][];
};

export type CurriculumFile = {
  id: string;
  name: string;
  country: string;
  edition: string;
  about: string;
  leftOut: string;
  units: Unit[];
};

const files = { ccss, ngss, 'ncert-new': ncertNew, 'ncert-2023': ncert2023, icse };

/** A curriculum with all of its units. */
export const curriculumFile = (id: CurriculumId): CurriculumFile => files[id] as unknown as CurriculumFile;

export type KnownStandard = { curriculum: CurriculumId; of: string; code: string; title: string; unit: Unit };

/** Every standard that the house knows, in the order of the curricula. */
export const knownStandards: readonly KnownStandard[] = curriculumIds.flatMap((curriculum) => {
  const { name, units } = curriculumFile(curriculum);
  return units.flatMap((unit) =>
    unit.standards.map(([code, title]) => ({ curriculum, of: name, code, title, unit })),
  );
});

const byKey = new Map(knownStandards.map((one) => [`${one.curriculum}:${one.code}`, one]));

/** A standard by its curriculum and code; undefined where there is none. */
export const findKnownStandard = (curriculum: string, code: string): KnownStandard | undefined =>
  byKey.get(`${curriculum}:${code}`);

const gradeOrder = grades.map(({ value }) => value);

/** What one chooses from: each curriculum with its grades, and their subjects. */
export const curricula: readonly Curriculum[] = curriculumIds.map((id) => {
  const { units, id: _, ...head } = curriculumFile(id);
  const subjectsOf = (grade: string) => [
    ...new Set(units.filter((unit) => unit.grades.includes(grade)).map(({ subject }) => subject)),
  ];
  return {
    _id: id,
    ...head,
    grades: gradeOrder.flatMap((grade) => {
      const subjects = subjectsOf(grade);
      return subjects.length > 0 ? [{ grade, subjects }] : [];
    }),
  };
});

/** Narrows a curriculum down; what is left empty narrows nothing. */
export type UnitFilter = {
  grade?: string | undefined;
  subject?: string | undefined;
  unit?: string | undefined;
};

/** The units of a curriculum that match; none where there is no such curriculum. */
export function unitsOf(curriculum: string, { grade, subject, unit }: UnitFilter = {}): Unit[] {
  if (!isCurriculumId(curriculum)) return [];
  return curriculumFile(curriculum).units.filter(
    (one) =>
      (!grade || one.grades.includes(grade)) &&
      (!subject || one.subject === subject) &&
      (!unit || one.id === unit),
  );
}
