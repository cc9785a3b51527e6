const longestMs = 10 * 60_000;

/**
 * How long a provider asks us to wait, in ms: `retry-after-ms`, or `Retry-After` in seconds or as a date.
 * Undefined when it says nothing readable; never more than ten minutes.
 */
export function readRetryAfter(headers: Headers, nowMs = Date.now()): number | undefined {
  const ms = parseMs(headers.get('retry-after-ms'), 1) ?? parseMs(headers.get('retry-after'), 1_000);
  if (ms !== undefined) return Math.min(ms, longestMs);
  const date = Date.parse(headers.get('retry-after') ?? '');
  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, date - nowMs), longestMs);
}

function parseMs(text: string | null, unitMs: number): number | undefined {
  return text !== null && /^\d+(\.\d+)?$/.test(text.trim()) ? Math.ceil(Number(text) * unitMs) : undefined;
}
