import { limits } from '@panelwise/contracts/domain/limits';
import { cleanText } from '@panelwise/contracts/domain/text';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { ListedStandard } from '@panelwise/db/schema/curricula';
import { unguarded } from '../../files/csv.ts';
import { readCsvRows } from '../../files/read-csv-rows.ts';

/** Mistakes that a refusal names. */
const toldMax = 20;
const names = { code: ['code'], title: ['title', 'standard', 'description'], unit: ['unit', 'chapter'] };

type Mistake = { line: number; message: string };

/**
 * Reads a school's standards from CSV: a line of column names, then one standard a row. What a spreadsheet guarded
 * against being worked out is read as its text.
 * @throws DomainError `bad-standard-list` with a detail for each mistake, its path `lines.<number>`
 */
export function readStandardCsv(csv: string): ListedStandard[] {
  const [head, ...rows] = readCsvRows(csv, 'bad-standard-list');
  if (!head) throw refusal([{ line: 1, message: 'The file is empty.' }]);
  const columnOf = (wanted: readonly string[]) =>
    head.cells.findIndex((cell) => wanted.includes(cell.trim().toLowerCase()));
  const columns = { code: columnOf(names.code), title: columnOf(names.title), unit: columnOf(names.unit) };
  if (columns.code < 0 || columns.title < 0)
    throw refusal([
      {
        line: head.line,
        message: 'The first line has to name the columns code and title, and may name unit.',
      },
    ]);
  if (rows.length === 0)
    throw refusal([{ line: head.line, message: 'There is no standard below the names of the columns.' }]);
  if (rows.length > limits.standardRowsMax)
    throw refusal([
      {
        line: rows[limits.standardRowsMax]!.line,
        message: `A list has at most ${limits.standardRowsMax.toLocaleString('en-US')} standards; this file has ${rows.length.toLocaleString('en-US')}.`,
      },
    ]);
  const mistakes: Mistake[] = [];
  const lineOf = new Map<string, number>();
  const standards = rows.map(({ line, cells }) => {
    const at = (column: number) => cleanText(unguarded((cells[column] ?? '').trim()));
    const read = { code: at(columns.code), title: at(columns.title), unit: at(columns.unit) };
    mistakes.push(...mistakesOf(read).map((message) => ({ line, message })));
    const first = lineOf.get(read.code);
    if (first && read.code)
      mistakes.push({ line, message: `The code “${read.code}” is on line ${first} already.` });
    lineOf.set(read.code, first ?? line);
    return read;
  });
  if (mistakes.length > 0) throw refusal(mistakes);
  return standards;
}

function mistakesOf({ code, title, unit }: ListedStandard): string[] {
  const long = (name: string, text: string, max: number) =>
    text.length > max ? [`The ${name} has ${text.length} characters; it may have ${max}.`] : [];
  return [
    ...(code ? [] : ['The code is missing.']),
    ...(title ? [] : ['The title is missing.']),
    ...long('code', code, limits.standardCodeMax),
    ...long('title', title, limits.standardTitleMax),
    ...long('unit', unit, limits.standardTitleMax),
  ];
}

/** What is wrong with a file: the first mistake as the message, each with its line as details. */
function refusal(mistakes: Mistake[]): DomainError {
  const told = ({ line, message }: Mistake) => `Line ${line}: ${message}`;
  const details = mistakes
    .slice(0, toldMax)
    .map((mistake) => ({ path: `lines.${mistake.line}`, message: told(mistake) }));
  const more = mistakes.length - 1;
  const rest =
    more > 0 ? ` There ${more === 1 ? 'is one more mistake' : `are ${more} more mistakes`} in the file.` : '';
  return new DomainError('bad-standard-list', { message: `${told(mistakes[0]!)}${rest}`, details });
}
