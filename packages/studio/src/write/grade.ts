/**
 * The number of a grade as the product writes it: "Kindergarten" is 0, "5th Grade" and "5" are 5, "UG" 13,
 * "PG" 14. Unknown words count as grade 6, the middle.
 */
export function gradeNumber(grade: string): number {
  if (/kinder|nursery|pre-?k/i.test(grade)) return 0;
  if (/^\s*(?:ug|under)/i.test(grade)) return 13;
  if (/^\s*(?:pg|post)/i.test(grade)) return 14;
  const digits = /\d+/.exec(grade);
  return digits ? Math.min(Number(digits[0]), 14) : 6;
}
