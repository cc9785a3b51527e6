/** The 15 grades in their order. The value is stored; the label is shown. */
export const grades = [
  { value: 'K', label: 'Kindergarten', short: 'K', age: 5 },
  ...Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1),
    label: `${ordinal(i + 1)} Grade`,
    short: String(i + 1),
    age: i + 6,
  })),
  { value: 'UG', label: 'UG', short: 'UG', age: 18 },
  { value: 'PG', label: 'PG', short: 'PG', age: 21 },
];

/** The grades 1 to 5, whose comics two admins may have to accept. */
export function isYoungGrade(value: string): boolean {
  return /^[1-5]$/.test(value);
}

export const gradeValues = grades.map((grade) => grade.value) as [string, ...string[]];

function ordinal(n: number): string {
  return `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
}

/** The label of a stored grade value, or the value itself when it is not one of ours. */
export function gradeLabel(value: string): string {
  return grades.find((grade) => grade.value === value)?.label ?? value;
}
