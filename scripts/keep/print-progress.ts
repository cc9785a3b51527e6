import type { Progress, Report } from '@panelwise/backup/progress';

const names: Record<Progress['part'], string> = {
  check: 'Checked',
  tables: 'Tables',
  objects: 'Pictures and other files',
  put: 'Pictures and other files',
  load: 'Tables',
};

/** Bytes as people read them. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}

/** Says how far it is: on a terminal in one line for each part, elsewhere with a line for each tenth. */
export function printProgress(): Report {
  let part: Progress['part'] | undefined;
  let [bytes, tenth] = [0, -1];
  return (progress) => {
    if (progress.part !== part) {
      part = progress.part;
      [bytes, tenth] = [0, -1];
    }
    bytes += progress.bytes;
    const { done, of } = progress;
    const size = bytes > 0 ? `, ${sizeOf(bytes)}` : '';
    const line = `  ${names[progress.part]}: ${done} of ${of}${size}`;
    const isOver = done === of;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${isOver ? '\n' : ''}`);
    else if (isOver || Math.floor((10 * done) / of) > tenth) console.log(line);
    tenth = Math.floor((10 * done) / of);
  };
}
