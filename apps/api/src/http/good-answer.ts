/** A good answer in the envelope of the contract, with the fields that the call adds. */
export function ok<T extends object>(message: string, fields?: T): { error: false; message: string } & T {
  return { error: false, message, ...(fields as T) };
}

/** What a table's answer says about its rows: `total` of them match, `limit` to a page. */
export function pageFields(wanted: { page: number; limit: number }, total: number) {
  return { page: wanted.page, totalPages: Math.max(1, Math.ceil(total / wanted.limit)), total };
}
