/** SQLSTATE codes of PostgreSQL. */
const kinds = { '23505': 'unique', '23503': 'foreign-key' } as const;

/** Which rule of the database a failed query has broken, and its name; undefined for any other error. */
export function brokenConstraint(
  error: unknown,
): { kind: 'unique' | 'foreign-key'; name: string | undefined } | undefined {
  const cause =
    error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  const kind = kinds[cause?.code as keyof typeof kinds];
  return kind && { kind, name: cause?.constraint };
}
