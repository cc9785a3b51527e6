import { findKnownStandard } from '@panelwise/contracts/curricula/curricula';
import { isCurriculumId, type Standard, type StandardRef } from '@panelwise/contracts/domain/curriculum';
import type { Queryable } from '@panelwise/db/client';
import { findStandardLists, type StandardListRow } from '@panelwise/db/repositories/standard-lists';
import type { ListedStandard } from '@panelwise/db/schema/curricula';

/** A standard of a school's list as people read it. */
export const presentListed = (list: StandardListRow, { code, title, unit }: ListedStandard): Standard => ({
  curriculum: list.id,
  code,
  title,
  of: list.name,
  unit,
});

/** Standards as people read them, in the order of their references; what there is no more of is left out. */
export async function nameStandards(db: Queryable, refs: readonly StandardRef[]): Promise<Standard[]> {
  const listIds = refs.flatMap(({ curriculum }) => (isCurriculumId(curriculum) ? [] : [curriculum]));
  const lists = await findStandardLists(db, [...new Set(listIds)]);
  return refs.flatMap(({ curriculum, code }) => {
    const known = findKnownStandard(curriculum, code);
    if (known) return [{ curriculum, code, title: known.title, of: known.of, unit: known.unit.title }];
    const list = lists.find(({ id }) => id === curriculum);
    const listed = list?.standards.find((one) => one.code === code);
    return list && listed ? [presentListed(list, listed)] : [];
  });
}
