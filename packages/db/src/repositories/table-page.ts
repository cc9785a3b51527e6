import { asc, type Column, desc, type SQL } from 'drizzle-orm';

/** Which rows of a table are wanted: `page` from 1, `order` of the chosen column. */
export type TablePage = {
  page: number;
  limit: number;
  search?: string | undefined;
  sort?: string | undefined;
  order: 'asc' | 'desc';
};

/** The order of the rows: by the chosen column, and by id where it is the same, so that pages never overlap. */
export function orderOf(
  { sort, order }: TablePage,
  columns: Record<string, Column | SQL>,
  fallback: Column,
  id: Column,
): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const chosen = (sort && columns[sort]) || fallback;
  return [direction(chosen), direction(id)];
}

/** What `like` takes for words to be found anywhere; undefined when there are none. */
export function patternOf(search: string | undefined): string | undefined {
  const words = search?.trim();
  return words ? `%${escapeLike(words)}%` : undefined;
}

/** `%`, `_` and `\` are what people may search for, not wildcards. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (char) => `\\${char}`);
}
