import { createHash } from 'node:crypto';

const newline = 0x0a;

export type RowsWatch = {
  see(chunk: Buffer): void;
  /** How many rows went by, and the sha256 of their text. Call it once. */
  end(): { rows: number; rowsSha256: string };
};

/**
 * Counts and hashes rows in the text form of `COPY`, where a row is a line. With `onLines` somebody else reads them too, in
 * pieces of whole lines.
 */
export function watchRows(onLines?: (text: string) => void): RowsWatch {
  const hash = createHash('sha256');
  let rows = 0;
  let begun: Buffer[] = [];
  return {
    see: (chunk) => {
      hash.update(chunk);
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows++;
      if (!onLines) return;
      const end = chunk.lastIndexOf(newline) + 1;
      if (end > 0) {
        onLines(Buffer.concat([...begun, chunk.subarray(0, end)]).toString('latin1'));
        begun = [];
      }
      if (end < chunk.length) begun.push(chunk.subarray(end));
    },
    end: () => ({ rows, rowsSha256: hash.digest('hex') }),
  };
}
