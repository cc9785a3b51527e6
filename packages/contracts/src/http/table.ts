import { z } from 'zod';
import { limits } from '../domain/limits.ts';

/**
 * How a table asks for its rows: which page (from 1), how many, words to search for, and a column to sort by.
 * Without a limit a plain client gets the first rows in one answer.
 */
export function tableQuery<const Key extends string>(sortKeys: readonly [Key, ...Key[]]) {
  return z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.tableRowsMax).default(limits.tableRowsMax),
    search: z.string().max(limits.searchMax).optional(),
    sort: z.enum(sortKeys).optional(),
    order: z.enum(['asc', 'desc']).default('desc'),
  });
}

/** What the answer says about the rows beside them. */
export const tableFields = { page: z.int(), totalPages: z.int(), total: z.int() };
