import type { Cell } from './csv.ts';

const widest = 40;

/**
 * Rows as a workbook of one sheet (Office Open XML), the first of them as its head. Text is stored as text, so that what begins
 * like a formula is none.
 */
export async function xlsxFile(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  // Few ask for it: the start of the API does not wait for it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const sheet = rows.map((cells, row) =>
    cells.map((value) =>
      typeof value === 'number'
        ? { value, type: Number }
        : { value, type: String, ...(row === 0 && { fontWeight: 'bold' as const, wrap: true }) },
    ),
  );
  const columns = (rows[0] ?? []).map((_, i) => ({
    width: Math.min(widest, 2 + Math.max(...rows.slice(1).map((cells) => String(cells[i] ?? '').length), 8)),
  }));
  return writeExcelFile(sheet, { columns, stickyRowsCount: 1, stickyColumnsCount: 1 }).toBuffer();
}
