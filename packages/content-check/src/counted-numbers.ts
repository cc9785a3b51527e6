import * as words from './data/numbers.ts';

/** A number as it is written, with what stands right before and after it. */
export type Written = { written: string; before: string; after: string };

const date = /^\(?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;
/** "15.08.1947-16.08.1947", and not "06.12.34.56.78". */
const dateWithin = /(?<!\d|\d[./-])\d{1,2}([./-])\d{1,2}\1\d{2,4}(?!\1?\d)/;
const year = /^(?:1\d|20)\d\d$/;
/** "6-4 7-5 6-3" */
const score = /^[1-9]?\d-[1-9]?\d(?: [1-9]?\d-[1-9]?\d)+$/;
/** "0.0000025": with one figure before the point nobody writes what is called. */
const decimal = /^\d\.\d+$/;
const thousands = /^\d{1,3}(?:([ .])\d{3})(?:\1\d{3})*$/;
const indianThousands = /^\d{1,2}(?: \d{2})+ \d{3}$/;

const groupsOf = (written: string) => written.split(/[^\d]+/).filter(Boolean);

/** A day, or one or two years: "15.08.1947", "1914-1918". */
export function isDate({ written }: Written): boolean {
  const groups = groupsOf(written);
  return date.test(written) || (groups.length === 2 && groups.every((group) => year.test(group)));
}

/** A day among other figures. */
export const hasDate = ({ written }: Written): boolean => dateWithin.test(written);

/** Years one after the other: "1066 1215 1348 1492". */
export function areYears({ written }: Written): boolean {
  const groups = groupsOf(written);
  return groups.length > 1 && groups.every((group) => year.test(group));
}

/** Years before or after Christ: "2600-1900 BC", "ईसा पूर्व 322-185". */
function areOfEra({ written, before, after }: Written): boolean {
  const groups = groupsOf(written);
  if (groups.length > 2 || groups.some((group) => group.length > 4)) return false;
  return words.eraAfter.test(after) || words.eraBefore.test(before);
}

/** 299 792 458 m, 14 96 00 000 किमी, 1 000 000. */
function isAmount({ written, after }: Written): boolean {
  if (thousands.test(written) && /[ .]000[ .]000$/.test(written)) return true;
  return (thousands.test(written) || indianThousands.test(written)) && words.unitAfter.test(after);
}

/** "2 4 6 8 10 12": each as much more as the last. */
function isSeries({ written }: Written): boolean {
  const numbers = groupsOf(written).map(Number);
  const step = numbers[1]! - numbers[0]!;
  return numbers.length > 3 && step !== 0 && numbers.every((n, i) => i === 0 || n - numbers[i - 1]! === step);
}

/** Whether it says how many, how much, when or how a match went: what is written so is not called. */
export function isCounted(number: Written): boolean {
  const { written } = number;
  return (
    decimal.test(written) || score.test(written) || areOfEra(number) || isAmount(number) || isSeries(number)
  );
}
