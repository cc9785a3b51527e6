import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { CsvError, parse } from 'csv-parse/sync';

/** One row, with the line of the file that it begins on (from 1). */
export type CsvRow = { line: number; cells: string[] };

/**
 * Reads CSV with commas, or with semicolons or tabs as spreadsheets of other countries write it. Empty rows are left out.
 * @throws DomainError of the code that is given, with the line where a quotation mark is missing or stands in the wrong place
 */
export function readCsvRows(csv: string, refusal: 'bad-quiz-file' | 'bad-standard-list'): CsvRow[] {
  let end = 0;
  try {
    const records = parse(csv.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      info: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.flatMap(({ info, record }) => {
      const line = end + 1;
      // A cell may go over several lines; the reader tells where its row ends.
      end = info.lines;
      return record.some((cell) => cell.trim() !== '') ? [{ line, cells: record }] : [];
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const line = Number(cause.lines ?? end + 1);
    const message = `Line ${line}: a quotation mark is missing or stands in the wrong place.`;
    throw new DomainError(refusal, { cause, message, details: [{ path: `lines.${line}`, message }] });
  }
}

/** The sign that stands most often in the first line. */
function delimiterOf(csv: string): string {
  const head = csv.slice(0, csv.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0]!;
}
