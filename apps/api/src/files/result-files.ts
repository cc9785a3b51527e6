import type { ResultFormat } from '@panelwise/contracts/http/assignments';
import { csvText } from './csv.ts';
import { xlsxFile } from './xlsx.ts';

/** How results are written, by the file that is asked for. */
export const resultFiles = {
  csv: { type: 'text/csv; charset=utf-8', write: csvText },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
} as const satisfies Record<ResultFormat, unknown>;
