import type { FamilyControls } from '@panelwise/contracts/domain/family';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import { playParts } from '@panelwise/contracts/domain/rewards';
import type { FamilyChild } from '@panelwise/contracts/http/families';
import type { listControlChanges } from '@panelwise/db/repositories/family-controls';
import type { ChildRow, listParents } from '@panelwise/db/repositories/family-links';

export function presentChild({ id, ...child }: ChildRow): FamilyChild {
  return { _id: id, ...child };
}

/** Of other parents the name, and not how to reach them. */
export function presentParents(parents: Awaited<ReturnType<typeof listParents>>) {
  return parents.map(({ id, firstname, lastname, linkedAt }) => ({
    _id: id,
    name: `${firstname} ${lastname}`.trim(),
    linkedAt: linkedAt.toISOString(),
  }));
}

type ChangeRow = Awaited<ReturnType<typeof listControlChanges>>[number];

export function presentChanges(rows: ChangeRow[]) {
  return rows.flatMap(({ at, after, firstname }) => {
    const what = after ? wordsOf(after) : [];
    return what.length > 0 ? [{ by: firstname ?? 'A parent', at: at.toISOString(), what }] : [];
  });
}

function wordsOf(after: Partial<FamilyControls>): string[] {
  const { highestGrade, hiddenSubjects, mayBattle, offParts, reminderHour, breakAfterMinutes } = after;
  const onOff = (name: string, on: boolean | null | undefined) =>
    on === undefined || on === null ? [] : [`${name} ${on ? 'on' : 'off'}`];
  return [
    ...(highestGrade === undefined
      ? []
      : [highestGrade === null ? 'comics of all grades' : `comics up to ${gradeLabel(highestGrade)}`]),
    ...(hiddenSubjects === undefined
      ? []
      : [hiddenSubjects.length === 0 ? 'all subjects' : `all subjects but ${hiddenSubjects.join(', ')}`]),
    ...(mayBattle === null ? ['battles as the class decides'] : onOff('battles', mayBattle)),
    ...playParts.flatMap((part) => onOff(part, offParts && !offParts.includes(part))),
    ...(reminderHour === undefined
      ? []
      : [reminderHour === null ? 'no review reminder' : `review reminder at ${reminderHour}:00`]),
    ...(breakAfterMinutes === undefined
      ? []
      : [breakAfterMinutes === null ? 'no break hint' : `a break after ${breakAfterMinutes} minutes`]),
  ];
}
