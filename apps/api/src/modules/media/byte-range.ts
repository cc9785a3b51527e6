export type WantedRange = { start: number; end: number } | 'whole' | 'unsatisfiable';

/**
 * Reads a Range header for an object of `size` bytes. Both ends are included, as in the header. Several
 * ranges at once, and anything that is not `bytes`, count as a wish for the whole object.
 */
export function readRange(header: string | undefined, size: number): WantedRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [first, last] = [match[1], match[2]];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first === '' && Number(last) === 0) return 'unsatisfiable';
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
